// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { words } from "../../foundations/words/index.ts";
import { StepperField } from "./index.ts";

afterEach(cleanup);

function draw() {
  render(
    <UiProvider locale="en-US">
      <StepperField name="brothers" label="Brothers" min={0} max={2} defaultValue={0} />
    </UiProvider>,
  );
  const more = screen.getByRole("button", { name: words["en-US"].increase("Brothers") });
  return { box: screen.getByRole("spinbutton"), press: () => fireEvent.click(more) };
}

it("reads out each press, also where it comes to the same number again", async () => {
  const { box, press } = draw();
  press();
  const said = await screen.findByText("1");
  fireEvent.input(box, { target: { value: "0" } });
  press();
  await waitFor(() => expect(said.isConnected).toBe(false));
  screen.getByText("1");
});

it("says at a bound that there is no more", async () => {
  const { press } = draw();
  press();
  press();
  await screen.findByText("2");
  press();
  await screen.findByText(words["en-US"].atMost(2));
});
