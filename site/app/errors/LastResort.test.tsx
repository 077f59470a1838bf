// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addMessages } from "../words/catalogue.ts";
import { LastResort } from "./LastResort.tsx";
import { lastDocument } from "./last-words.ts";

const sentence = "An error occurred while showing the error page";

beforeAll(() => {
  const words = { "errorPage.rendering.title": sentence, "errorPage.rendering.link": "Go to the home page" };
  addMessages("en-US", "shell", words);
});
// React reports what the boundary has caught; that is not what is looked at here.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("The error page is broken.");
}

describe("T114: when the error page fails", () => {
  it("says so with a plain link home, without a router", () => {
    render(
      <LastResort locale="en-US">
        <Broken />
      </LastResort>,
    );
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/en-US");
  });

  it("stays out of the way otherwise", () => {
    render(<LastResort locale="en-US">fine</LastResort>);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText("fine")).toBeTruthy();
  });

  it("has a document for the server", () => {
    expect(lastDocument("en-US")).toContain(`<p>${sentence}</p><p><a href="/en-US">Go to the home page</a></p>`);
  });
});
