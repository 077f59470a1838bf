import { signInSchema } from "@gk/domain";
import type { Client, Result } from "@gk/web";
import { describe, expect, it } from "vitest";
import { submission } from "./submission.ts";

const typed = { email: "ming@gk.example", password: "twelve plums", "g-recaptcha-response": "token" };

/** A form of the texts given. */
function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** A provider that answers every sign-in alike, and keeps what it was sent. */
function providerOf(result: unknown) {
  const sent: unknown[] = [];
  const client = {
    signIn: async ({ body }: { body: unknown }) => {
      sent.push(body);
      return result as Result<"signIn">;
    },
  } as unknown as Client;
  return { client, sent };
}

const signIn = submission({
  name: "signin",
  schema: signInSchema,
  send: (client, body) => client.signIn({ body }),
  after: ({ token }, { email }, { wanted }: { wanted: string }) => ({
    say: { email },
    goTo: wanted,
    session: { begins: token },
  }),
});

const attempt = (result: unknown, values: Record<string, string> = typed) => {
  const provider = providerOf(result);
  return signIn.attempt(provider.client, formOf(values), { wanted: "/member" }).then((came) => ({ came, ...provider }));
};

const success = { ok: true, httpStatus: 200, body: { status: 1, token: "t" } };
const refusal = { ok: false, kind: "refused", httpStatus: 401, body: { status: 0, message: "signin.invalid" } };

describe("a submission", () => {
  it("calls nobody before its rules are kept", async () => {
    const { came, sent } = await attempt(success, { ...typed, email: "nobody" });
    expect(came).toMatchObject({ outcome: { name: "signin", issues: [{ field: "email" }] }, isReached: true });
    expect(sent).toEqual([]);
  });

  it("sends what the rules have made of the answers", async () =>
    expect((await attempt(success, { ...typed, email: " ming@gk.example " })).sent).toEqual([typed]));

  it("says what follows from the answer, the answers and what the page knows", async () =>
    expect((await attempt(success)).came).toEqual({
      outcome: { name: "signin", ok: true, say: { email: typed.email } },
      after: { say: { email: typed.email }, goTo: "/member", session: { begins: "t" } },
    }));

  it.each([
    ["a refusal", refusal, "signin.invalid", true],
    [
      "a fault of the provider",
      { ...refusal, httpStatus: 500, body: { status: 0, message: "server" } },
      "server",
      false,
    ],
    ["an error page", { ok: false, kind: "unexpected", httpStatus: 502, body: "<html>" }, "server", false],
    [
      "a lost connection",
      { ok: false, kind: "network", reason: "unreachable", error: new Error("cut") },
      "network",
      false,
    ],
    [
      "no answer in time",
      { ok: false, kind: "network", reason: "timeout", error: new Error("late") },
      "timeout",
      false,
    ],
  ])("tells whether somebody has decided: %s", async (_, result, code, isReached) =>
    expect((await attempt(result)).came).toEqual({
      outcome: { name: "signin", formIssue: { field: "", code } },
      isReached,
    }),
  );

  it.each([
    ["without data", {}],
    ["with null for its data", { token: null }],
    ["that is nothing", undefined],
  ])("takes an answer %s for a fault of the provider's, and stays", async (_, body) =>
    expect((await attempt({ ok: true, httpStatus: 200, body })).came).toMatchObject({
      outcome: { name: "signin", formIssue: { field: "", code: "server" } },
      isReached: false,
      fault: expect.any(TypeError) as unknown,
    }),
  );

  it("puts what is wrong where the form shows it", async () => {
    const placed = submission({
      name: "placed",
      schema: signInSchema,
      send: (client, body) => client.signIn({ body }),
      place: ({ issues }) => ({ issues: [], ...(issues?.[0] ? { formIssue: issues[0] } : {}) }),
    });
    const { client } = providerOf(success);
    expect((await placed.attempt(client, formOf({}), undefined)).outcome).toMatchObject({
      issues: [],
      formIssue: { field: "email" },
    });
  });

  it("may stay though nothing failed, with something to say", async () => {
    const dearer = submission({
      name: "dearer",
      send: async () => ({ ok: false, kind: "stay", trouble: {}, say: { cents: 5 } }),
    });
    expect(await dearer.attempt({} as Client, new FormData(), undefined)).toEqual({
      outcome: { name: "dearer", say: { cents: 5 } },
      isReached: true,
    });
  });

  it("reads no file unless it is told to", async () => {
    const form = formOf(typed);
    form.set("email", new File(["x"], "x.png"));
    const { client, sent } = providerOf(success);
    await signIn.attempt(client, form, { wanted: "/" });
    expect(sent).toEqual([]);
  });
});
