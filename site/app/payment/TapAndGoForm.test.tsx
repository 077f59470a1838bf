// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { TapAndGoForm } from "./TapAndGoForm.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const t = createTranslator("en-US", partsOf("en-US"));

const fields = { appId: "gk", merTradeNo: "t1", paymentType: "R", transactionType: "SALE", payload: "p", sign: "s" };

function show(sendsItself: boolean) {
  const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  render(
    <Translation value={t}>
      <UiProvider locale="en-US">
        <TapAndGoForm fields={fields} sendsItself={sendsItself} />
      </UiProvider>
    </Translation>,
  );
  const button = screen.getByRole("button", { name: "Pay now" });
  const { form } = button as HTMLButtonElement;
  if (!form) throw new Error("The button is a form's.");
  return { sent, button, form };
}

describe("the form that leads to Tap & Go", () => {
  it("T96: posts exactly the six fields, as they came, to the provider", () => {
    const { form } = show(false);
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/web/payments"]);
    expect([...new FormData(form)]).toEqual(Object.entries(fields));
  });

  it("waits for its button, and says then that it is on the way", () => {
    const { sent, button, form } = show(false);
    expect(sent).not.toHaveBeenCalled();
    form.addEventListener("submit", (event) => event.preventDefault());
    act(() => button.click());
    expect(button.textContent).toContain("Taking you there");
  });

  it("is sent by itself, once, after the order was placed", () => {
    const { sent } = show(true);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
