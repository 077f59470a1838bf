// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { withUi } from "../../forms/field/fields.fixture.tsx";
import { FilterDrawer } from "./index.ts";

afterEach(cleanup);

const words = { title: "Filters", label: "Filters", submit: "Show", clear: "Clear" };

it("stays and says so where the answer that it waits for fails", async () => {
  render(
    withUi(
      <FilterDrawer
        defaultOpen
        action="/market"
        clearHref="/market"
        words={words}
        onSearch={() => Promise.reject(new Error("no connection"))}
      >
        <input name="keyword" />
      </FilterDrawer>,
    ),
  );
  const form = document.querySelector("form") as HTMLFormElement;
  fireEvent.submit(form);
  expect((await screen.findByRole("alert", { hidden: true })).textContent).not.toBe("");
  expect(form.isConnected).toBe(true);
});
