// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, data, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import { keepForm } from "../data/keep-form.ts";
import { createTranslator, Translation } from "../words/words.ts";
import type { Submission } from "./submission.ts";
import { type PageSubmission, usePageSubmission } from "./usePageSubmission.ts";

type Message = Submission<{ name: string }, unknown, { sentTo: string }>;

afterEach(cleanup);

/** A page with the form, whose server answers so; gives its hook, what was posted, and how often the draft was cleared. */
async function open(answer: () => Promise<unknown>) {
  const posted: Record<string, unknown>[] = [];
  const clear = vi.fn<() => void>();
  const seen = vi.fn<(hook: PageSubmission<Message>) => void>();
  const Page = () => {
    seen(usePageSubmission<Message>({ draft: { clear } }));
    return <p>the form</p>;
  };
  const router = createMemoryRouter(
    [
      {
        path: "/en-US/form",
        Component: Page,
        // The browser's half of the action around the server's.
        action: ({ request }) =>
          keepForm({
            request,
            serverAction: async () => {
              posted.push(Object.fromEntries(await request.formData()));
              return answer();
            },
          }),
      },
    ],
    { initialEntries: ["/en-US/form?about=school"] },
  );
  render(
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <RouterProvider router={router} />
    </Translation>,
  );
  await screen.findByText("the form");
  const hook = () => seen.mock.lastCall?.[0] as PageSubmission<Message>;
  const submit = () => {
    const form = new FormData();
    form.set("name", "Chan Tai");
    return hook().form.onSubmit({}, form);
  };
  return {
    hook,
    posted,
    clear,
    send: () => act(() => submit()),
    begin: () => act(() => void submit()),
  };
}

describe("a form that leads to another page", () => {
  it("is posted to its own address, and clears the draft once it has worked", async () => {
    const { hook, send, posted, clear } = await open(async () => ({ ok: true, say: { sentTo: "me" } }));
    expect(hook().form.action).toBe("/en-US/form?about=school");
    await send();
    expect(posted).toEqual([{ name: "Chan Tai" }]);
    expect(hook().outcome.say).toEqual({ sentTo: "me" });
    expect(clear).toHaveBeenCalledOnce();
  });

  it.each([
    [
      "a broken rule",
      async () => data({ issues: [{ field: "name", code: "name.required" }] }, 422),
      { issues: [{ field: "name", code: "name.required" }] },
    ],
    [
      "a provider without an answer",
      async () => data({ formIssue: { field: "", code: "timeout" } }, 503),
      { formIssue: { field: "", code: "timeout" } },
    ],
    [
      "a lost connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      { formIssue: { field: "", code: "network" } },
    ],
  ])("keeps the draft through %s, and the form on its page", async (_, answer, form) => {
    const { hook, send, clear } = await open(answer);
    await send();
    expect(hook().form).toMatchObject(form);
    expect(hook().busy).toBe(false);
    expect(clear).not.toHaveBeenCalled();
    expect(screen.getByText("the form")).toBeTruthy();
  });

  it("is sent once, however often it is submitted meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { hook, begin, posted } = await open(() => promise);
    begin();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(hook().busy).toBe(true);
    begin();
    await act(async () => resolve({ ok: true }));
    expect(posted).toHaveLength(1);
    expect(hook().outcome.ok).toBe(true);
  });
});
