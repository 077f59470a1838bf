// @vitest-environment jsdom
import { profileNameSchema } from "@gk/domain";
import { createClient } from "@gk/web";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { beginForm } from "./latest.ts";
import { submission } from "./submission.ts";
import { useSubmission } from "./useSubmission.ts";

const network = vi.hoisted(() => ({
  fetch: vi.fn<() => Promise<Response>>(),
  tell: (_percent: number): void => undefined,
}));
const sessionOver = vi.hoisted(() => vi.fn<() => void>());

vi.mock("../data/client.ts", () => {
  const options = {
    baseUrl: "https://gk.example/web",
    locale: () => "en-US" as const,
    fetch: () => network.fetch(),
    onSessionInvalid: sessionOver,
  };
  return {
    browserClient: createClient(options),
    uploadClient: (tell: (percent: number) => void) => {
      network.tell = tell;
      return createClient(options);
    },
  };
});

const rename = submission({
  name: "rename",
  typed: (form) => ({ name: form.get("name") }),
  schema: profileNameSchema,
  send: (client, body, wanted: string) =>
    wanted === "nothing" ? client.resendVerificationMail() : client.updateProfileName({ body }),
  after: (body, _value, wanted) => {
    if (wanted === "another site") return { leaveFor: (body as unknown as { url: string }).url };
    return wanted === "" ? { say: "renamed" } : { goTo: wanted };
  },
  reads: "page",
});

const saved = () => Promise.resolve(Response.json({ status: 1, data: {} }));

beforeEach(() => void network.fetch.mockReset().mockImplementation(saved));
afterEach(() => {
  cleanup();
  sessionOver.mockReset();
});

type Hook = ReturnType<typeof useSubmission<{ name: unknown }, string, string>>;

/** A page at `/en-US/form` with the form; gives its hook, how often its loader ran and what happened besides. */
async function open({ goTo = "", actionData }: { goTo?: string; actionData?: object } = {}) {
  const deeds: string[] = [];
  const seen = vi.fn<(hook: Hook) => void>();
  const Page = () => {
    seen(
      useSubmission(rename, goTo, {
        draft: { clear: () => deeds.push("draft cleared") },
        told: () => void deeds.push("told"),
      }),
    );
    return <p>the form</p>;
  };
  const router = createMemoryRouter(
    [
      { id: "form", path: "/en-US/form", loader: () => deeds.push("page read"), Component: Page },
      { path: "/en-US/next", element: <p>the next page</p> },
    ],
    {
      initialEntries: ["/en-US/form"],
      hydrationData: { loaderData: { form: null }, ...(actionData ? { actionData: { form: actionData } } : {}) },
    },
  );
  render(
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <RouterProvider router={router} />
    </Translation>,
  );
  await screen.findByText("the form");
  const hook = () => seen.mock.lastCall?.[0] as Hook;
  const submit = (values: Record<string, string | File> = { name: "Chan Tai" }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return hook().form.onSubmit({}, form);
  };
  return {
    hook,
    deeds,
    /** Submits the form and waits for what comes of it. */
    send: (values?: Parameters<typeof submit>[0]) => act(() => submit(values)),
    /** Submits the form and goes on. */
    begin: (values?: Parameters<typeof submit>[0]) => act(() => void submit(values)),
  };
}

/** An answer that is given later. */
function later() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.fetch.mockReturnValueOnce(promise);
  return { answer: () => act(async () => resolve(await saved())) };
}

describe("a form within its page", () => {
  it("tells of it, once what the page shows has been read again, and clears the draft", async () => {
    const { hook, send, deeds } = await open();
    await send();
    expect(hook().outcome).toEqual({ name: "rename", ok: true, say: "renamed" });
    expect(deeds).toEqual(["draft cleared", "page read", "told"]);
  });

  it("goes on to the next page in the page's language", async () => {
    const { send } = await open({ goTo: "/next" });
    await send();
    expect(await screen.findByText("the next page")).toBeTruthy();
  });

  it("calls nobody before its rules are kept", async () => {
    const { hook, send, deeds } = await open();
    await send({ name: "" });
    expect(hook().form.issues).toEqual([{ field: "name", code: "name.required", params: {} }]);
    expect(network.fetch).not.toHaveBeenCalled();
    expect(deeds).toEqual([]);
  });

  it.each([
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), "network"],
    ["an error page", async () => new Response("<html>", { status: 502 }), "server"],
    ["a refusal", async () => Response.json({ status: 0, message: "conflict" }, { status: 409 }), "conflict"],
  ])("keeps draft and page through %s, and goes through when it is sent again", async (_, answer, code) => {
    const { hook, send, deeds } = await open({ goTo: "/next" });
    network.fetch.mockImplementationOnce(answer);
    await send();
    expect(hook().form.formIssue).toEqual({ field: "", code });
    expect(deeds).toEqual([]);
    await send();
    expect(deeds[0]).toBe("draft cleared");
  });

  it("takes an answer that can't be read for a fault of the provider's, and reports it", async () => {
    const reported = vi.fn<(fault: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    const { hook, send, deeds } = await open({ goTo: "another site" });
    await send();
    expect(hook().form).toMatchObject({ busy: false, formIssue: { field: "", code: "server" } });
    expect(reported.mock.calls).toEqual([[expect.any(TypeError)]]);
    expect(deeds).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("leaves the end of a session to the client, with the draft kept for afterwards", async () => {
    const { send, deeds } = await open();
    network.fetch.mockImplementationOnce(async () => Response.json({ status: -3 }, { status: 401 }));
    await send();
    expect(sessionOver).toHaveBeenCalledOnce();
    expect(deeds).toEqual([]);
  });

  it("is sent once, however often it is submitted meanwhile", async () => {
    const { hook, begin } = await open();
    const { answer } = later();
    begin();
    begin();
    expect(hook().busy).toBe(true);
    await answer();
    expect(network.fetch).toHaveBeenCalledOnce();
    expect(hook().busy).toBe(false);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])("as no more than a button asks first: at %s it is sent %d times", async (yes, times) => {
    const { hook } = await open();
    render(
      <form {...hook().plainForm(async () => yes)} aria-label="plain">
        <input name="name" defaultValue="Chan Tai" />
      </form>,
    );
    await act(async () => void fireEvent.submit(screen.getByRole("form")));
    expect(network.fetch).toHaveBeenCalledTimes(times);
  });

  it("is no longer the latest once another form of the page is opened, until it is sent again", async () => {
    const { hook, send } = await open();
    await send();
    expect(hook().isLatest).toBe(true);
    act(() => beginForm("another"));
    expect(hook().isLatest).toBe(false);
    await send();
    expect(hook().isLatest).toBe(true);
  });

  it("says why it has failed until another form of the page is opened or sent, and again when it fails again", async () => {
    const { hook, send } = await open();
    network.fetch.mockImplementation(() => Promise.reject(new TypeError("fetch failed")));
    await send();
    expect(hook().trouble).toMatchObject({ code: "network" });
    act(() => beginForm("another"));
    expect(hook().trouble).toBeUndefined();
    await send();
    expect(hook().trouble).toMatchObject({ code: "network" });
  });

  it("says how much of a file is sent, and nothing once it is", async () => {
    const { hook, begin } = await open();
    const { answer } = later();
    begin({ name: "Chan Tai", image: new File(["x"], "a.png") });
    act(() => network.tell(40));
    expect(hook().progress).toBe(40);
    await answer();
    expect(hook().progress).toBeUndefined();
  });

  it.each([
    ["its own", "rename", { name: "typed" }],
    ["another form's", "other", undefined],
  ])("goes on from what came of %s post before scripts", async (_, name, typed) => {
    const { hook } = await open({ actionData: { name, typed: { name: "typed" } } });
    expect(hook().outcome.typed).toEqual(typed);
  });
});
