import { cookies } from "@gk/domain";
import { describe, expect, it } from "vitest";
import type { Visit } from "../session/context.ts";
import { query } from "./query.ts";
import { read } from "./read.server.ts";

const children = query("listChildren", {});
const profile = query("getProfile", {});

const child = (has_prize: boolean) => ({ id: 1, has_prize, is_premium: true });
const refused = (httpStatus: number, body: object) => ({ ok: false, kind: "refused", httpStatus, body });

/** Reads for a visit, and tells what came of it: cookies that were set, and where it led. */
async function reading(answer: object, asked: Parameters<typeof read>[1] = { children }) {
  const kept: string[] = [];
  const visit = {
    locale: "en-US",
    client: { listChildren: async () => answer, getProfile: async () => answer },
    setCookie: (name: string, value: string) => kept.push(`${name}=${value}`),
    endSession: () => kept.push("the session is over"),
  } as unknown as Visit;
  const left: unknown = await read(visit, asked).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const init = left instanceof Object && "init" in left ? (left.init as ResponseInit) : undefined;
  return { kept, goesTo: left instanceof Response ? left.headers.get("Location") : init?.status };
}

describe("a children call", () => {
  it.each([
    [false, `${cookies.alert.name}=no subscribe`],
    [true, `${cookies.alert.name}=`],
  ])("T47 to T49: that succeeds sets the alert cookie, where a prize is %j", async (hasPrize, cookie) => {
    expect(await reading({ ok: true, body: { status: 1, data: [child(hasPrize)] } })).toEqual({
      kept: [cookie],
      goesTo: undefined,
    });
  });

  it("T49: that is refused for want of a verified address leads to its verification, and sets none", async () => {
    const answer = refused(403, { status: 0, message: "emailNotVerified" });
    expect(await reading(answer)).toEqual({ kept: [], goesTo: "/en-US/member/email-verification" });
    expect((await reading(answer, { profile })).goesTo).toBe(403);
  });

  it("that is refused for another reason fails with its status", async () => {
    expect(await reading(refused(403, { status: 0, message: "notYours" }))).toEqual({ kept: [], goesTo: 403 });
  });
});

it("another call sets no cookie, and a session that is over leads to sign-in", async () => {
  expect((await reading({ ok: true, body: { status: 1, data: [] } }, { profile })).kept).toEqual([]);
  expect(await reading(refused(401, { status: -3, message: "sessionInvalid" }))).toEqual({
    kept: ["the session is over"],
    goesTo: "/en-US/auth?type=signin",
  });
});
