// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Toggle } from "./index.ts";

afterEach(cleanup);

it.each([{ busy: "Saving" }, { disabled: true }])("tells nobody of a press with %j", (held) => {
  const [onClick, onChange] = [vi.fn(), vi.fn()];
  render(<Toggle label="Auto-renew" value {...held} onClick={onClick} onChange={onChange} />);
  fireEvent.click(screen.getByRole("switch"));
  expect([onClick, onChange].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
