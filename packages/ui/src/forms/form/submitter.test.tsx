// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { withUi } from "../field/fields.fixture.tsx";
import { SearchForm } from "../search-field/index.ts";
import { Form } from "./index.ts";

afterEach(cleanup);

it("a form has the button that it was sent by, as the browser's own request has", () => {
  const onSubmit = vi.fn();
  render(
    withUi(
      <Form action="/" wordIssue={({ code }) => code} read={(data) => data.get("deed")} onSubmit={onSubmit}>
        <button type="submit" name="deed" value="draft">
          Keep
        </button>
      </Form>,
    ),
  );
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect(onSubmit.mock.calls[0]?.[0]).toBe("draft");
});

it("a search has it too", () => {
  const onSearch = vi.fn();
  render(
    withUi(
      <SearchForm action="/" label="Search" onSearch={(data) => onSearch(data.get("of"))}>
        <button type="submit" name="of" value="tips">
          Search
        </button>
      </SearchForm>,
    ),
  );
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(onSearch).toHaveBeenCalledWith("tips");
});
