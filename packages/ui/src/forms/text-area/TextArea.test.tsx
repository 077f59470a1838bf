// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { TextArea } from "./index.ts";

const field = (
  <UiProvider locale="en-US">
    <TextArea name="message" label="Message" max={20} />
  </UiProvider>
);

it("counts what was written before scripts ran", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(field);
  screen.getByRole<HTMLTextAreaElement>("textbox").value = "你好";
  const root = await act(() => hydrateRoot(place, field));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("你好");
  screen.getByText("2 of 20 characters");
  act(() => root.unmount());
});
