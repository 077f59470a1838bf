// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { type Locale, words } from "../../foundations/words/index.ts";
import { PaymentChoice } from "../../money/payment-choice/index.ts";
import { PromotionCodeField } from "../../money/promotion-code-field/index.ts";
import { TextField } from "../text-field/index.ts";
import { Form, FormActions, type FormProps, textIn } from "./index.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

type Given = Partial<FormProps<string>> & { locale?: Locale };

const formOf = ({ locale = "en-US", children, ...given }: Given) => (
  <UiProvider locale={locale}>
    <Form action="/answers" read={(data) => textIn(data, "topic")} wordIssue={({ code }) => code} {...given}>
      {children ?? <TextField name="topic" label="Topic" defaultValue="Plans" />}
      <FormActions submit="Send" submitting="Sending…" />
    </Form>
  </UiProvider>
);
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
/** A promise, and what ends it. */
function pending() {
  let settle: { resolve: () => void; reject: (reason: unknown) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: () => settle?.resolve(), reject: () => settle?.reject(new Error("offline")) };
}

describe("a form that can't be handed over", () => {
  it.each(["en-US", "zh-HK"] as const)("says so, keeps what was typed and can be sent again: %s", async (locale) => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(undefined);
    render(formOf({ locale, onSubmit }));
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Refunds" } });
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(words[locale].formFailed);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Refunds");
    send();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it("says so when it throws at once, too", async () => {
    const onSubmit = () => {
      throw new Error("offline");
    };
    render(formOf({ onSubmit }));
    send();
    await screen.findByRole("alert");
  });
});

describe("a form with a React action", () => {
  it("gives it the data, is busy meanwhile and keeps what was typed", async () => {
    const under = pending();
    const action = vi.fn((data: FormData) => under.promise.then(() => void data));
    render(formOf({ action }));
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Refunds" } });
    send();
    await screen.findByText("Sending…");
    expect(action.mock.calls[0]?.[0].get("topic")).toBe("Refunds");
    under.resolve();
    await waitFor(() => expect(screen.queryByText("Sending…")).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Refunds");
  });

  it("says that it failed, instead of throwing", async () => {
    render(formOf({ action: () => Promise.reject(new Error("offline")) }));
    send();
    await screen.findByRole("alert");
  });

  it("is drawn on a server", () => {
    expect(renderToString(formOf({ action: () => undefined }))).toContain("<form");
  });
});

it("the same refusal is read out again when it comes again", async () => {
  const tries = [pending(), pending()];
  const onSubmit = vi.fn(() => tries[onSubmit.mock.calls.length - 1]?.promise);
  const refused = formOf({ onSubmit, formIssue: { field: "", code: "Wrong password" } });
  render(refused);
  const first = screen.getByRole("alert");
  send();
  expect(screen.queryByRole("alert")).toBeNull();
  tries[0]?.resolve();
  const second = await screen.findByRole("alert");
  expect(second).not.toBe(first);
  expect(second.textContent).toBe("Wrong password");
});

it("a field that is refused again while it has the focus is focused anew, so that it is read out", async () => {
  const issues = [{ field: "topic", code: "Too short" }];
  const { rerender } = render(formOf({}));
  const box = screen.getByRole("textbox");
  const onSubmit = () => Promise.resolve();
  rerender(formOf({ onSubmit, issues }));
  await waitFor(() => expect(document.activeElement).toBe(box));
  const focused = vi.fn();
  box.addEventListener("focus", focused);
  fireEvent.submit(box.closest("form") as HTMLFormElement);
  await waitFor(() => expect(focused).toHaveBeenCalledOnce());
});

it("a question whose first answer can't be chosen has the focus at the first that can", async () => {
  const options = [
    { value: "7", kind: "card" as const, name: "Visa", hint: "Expired", unavailable: true },
    { value: "3", kind: "card" as const, name: "Credit card" },
  ];
  const children = <PaymentChoice name="method" label="How to pay" groups={[{ id: "all", options }]} />;
  render(formOf({ children, issues: [{ field: "method", code: "required" }] }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Credit card" })));
  expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("required")).toBeTruthy();
});

it("a code that is wrong by its own word takes the focus when the form around it is not sent", async () => {
  const code = { name: "code", label: "Code", apply: "Apply", checking: "Checking…", remove: "Remove" };
  const handlers = { onApply: vi.fn(), onRemove: vi.fn() };
  render(
    formOf({
      onSubmit: () => Promise.resolve(),
      children: (
        <>
          <TextField name="topic" label="Topic" />
          <PromotionCodeField {...code} {...handlers} defaultValue="NEW5O" message="There is no such code." />
        </>
      ),
    }),
  );
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Code/)));
});

it("hands over its answers, with the event, whenever one changes", () => {
  const onChange = vi.fn();
  render(formOf({ onChange }));
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "Refunds" } });
  expect(onChange.mock.calls).toEqual([["Refunds", expect.objectContaining({ type: "change" })]]);
});

describe("a refused form out of reach", () => {
  const issues = [{ field: "topic", code: "required" }];

  it.each([
    { inert: false, times: 1 },
    { inert: true, times: 0 },
  ])("takes people there only where they can go: inert $inert", ({ inert, times }) => {
    const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
    render(<div inert={inert}>{formOf({ issues })}</div>);
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
  });
});
