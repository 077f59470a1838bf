import { signInSchema } from "@gk/domain";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Visit, visitContext } from "../session/context.ts";
import { submissionAction } from "./submission.server.ts";
import { siteDataChanged, submission } from "./submission.ts";
import { submissionField } from "./submission-field.ts";

const typed = { email: "ming@gk.example", password: "twelve plums", "g-recaptcha-response": "token" };

const signIn = submission({
  name: "signin",
  typed: (form) => ({ email: form.get("email") }),
  schema: signInSchema,
  send: (client, body) => client.signIn({ body }),
  after: ({ token }, _value, wanted: string) => ({ goTo: wanted, session: { begins: token } }),
});
const leave = submission({
  name: "leave",
  send: async () => ({ ok: true, body: undefined }),
  after: () => ({ goTo: "/auth", session: "ends" }),
});
const stay = submission({
  name: "stay",
  send: async () => ({ ok: true, body: undefined }),
  after: () => ({ say: "done" }),
});
const pay = submission({
  name: "pay",
  send: async () => ({ ok: true, body: undefined }),
  after: () => ({ leaveFor: "https://cards.example" }),
});

const subscribe = submission({
  name: "subscribe",
  send: async () => ({ ok: true, body: undefined }),
  after: () => ({ subscribed: true }),
});

const success = { ok: true, httpStatus: 200, body: { status: 1, token: "t" } };
const refusal = { ok: false, kind: "refused", httpStatus: 401, body: { status: 0, message: "signin.invalid" } };
const silence = { ok: false, kind: "network", reason: "timeout", error: new Error("late") };

/** Posts a body to the action of a page with these forms, in English. */
async function post(
  submissions: Parameters<typeof submissionAction<never, string>>[0],
  body: BodyInit,
  answer: unknown = success,
) {
  const sessions: string[] = [];
  const visit = {
    locale: "en-US",
    client: { signIn: async () => answer },
    startSession: (token: string) => sessions.push(token),
    endSession: () => sessions.push("over"),
    setCookie: (...cookie: unknown[]) => sessions.push(cookie.join(" ")),
  } as unknown as Visit;
  const args = {
    context: new RouterContextProvider(new Map([[visitContext, visit]])),
    request: new Request("https://gk.example", { method: "POST", body }),
  };
  const came = await submissionAction(submissions, (_args: typeof args) => "/member/children")(args);
  return came instanceof Response
    ? { place: came.headers.get("Location"), document: came.headers.has("X-Remix-Reload-Document"), sessions }
    : { status: came.init?.status ?? 200, ...came.data, sessions };
}

const form = (differences: Record<string, string> = {}) => new URLSearchParams({ ...typed, ...differences });

describe("a form posted to its page", () => {
  it("begins the session and goes where it was wanted, in the page's language", async () =>
    expect(await post([signIn], form())).toEqual({
      place: "/en-US/member/children",
      document: false,
      sessions: ["t"],
    }));

  it("T11, T78: signs out whoever is told that the session is over, with any HTTP status", async () => {
    for (const httpStatus of [200, 401])
      expect(
        await post([signIn], form(), { ...refusal, httpStatus, body: { status: -3, message: "sessionEnded" } }),
      ).toEqual({ place: "/en-US/auth?type=signin", document: false, sessions: ["over"] });
  });

  it("ends the session", async () =>
    expect(await post([leave], form())).toEqual({ place: "/en-US/auth", document: false, sessions: ["over"] }));

  it("leaves the document for another site's page", async () =>
    expect(await post([pay], form())).toEqual({ place: "https://cards.example", document: true, sessions: [] }));

  it("tells of it where no page comes next", async () =>
    expect(await post([stay], form())).toEqual({ status: 200, name: "stay", ok: true, say: "done", sessions: [] }));

  it.each([
    ["a broken rule", { email: "nobody" }, success, 422],
    ["a refusal", {}, refusal, 422],
    ["a provider without an answer", {}, silence, 503],
  ])("hands back what was typed, and no password, with %s", async (_, differences, answer, status) => {
    const came = await post([signIn], form(differences), answer);
    expect(came).toMatchObject({ status, typed: { email: { ...typed, ...differences }.email }, sessions: [] });
    expect(JSON.stringify(came)).not.toContain(typed.password);
  });

  it("is found by its name among those of the page", async () =>
    expect(await post([signIn, stay], form({ [submissionField]: "stay" }))).toMatchObject({ say: "done" }));

  it.each([
    ["of no name", [signIn, stay], form()],
    ["of a name that is none of the page's", [signIn, stay], form({ [submissionField]: "other" })],
    ["that is none", [stay], "text"],
  ])("%s is not acted on", async (_, submissions, body) =>
    expect(await post(submissions, body)).toEqual({ status: 422, ...siteDataChanged.trouble, sessions: [] }),
  );

  it("keeps that the newsletter is subscribed to, for a year", async () =>
    expect(await post([subscribe], form())).toMatchObject({
      ok: true,
      sessions: ["newsletter_subscribed true 31536000"],
    }));
});
