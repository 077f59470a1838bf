import type { Result, User } from "@gk/web";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { type Visit, visitContext } from "./context.ts";
import { visitor } from "./visitor.server.ts";

/** Whether the bar is offered to a member, or to a guest where nothing is known of one. */
async function isOffered(known?: Partial<User>, cookie?: string) {
  const profile = {
    ok: true,
    httpStatus: 200,
    body: { status: 1, data: { id: 3, name: "Hei", ...known } },
  } as Result<"getProfile">;
  const visit = {
    hasSession: known !== undefined,
    client: { getProfile: async () => profile },
    cookie: () => cookie,
    now: new Date("2026-11-20T12:00:00Z"),
  } as unknown as Visit;
  return (await visitor(new RouterContextProvider(new Map([[visitContext, visit]])))).promotion;
}

it.each([
  ["a guest", true, undefined, undefined],
  ["a member who has bought nothing", true, { has_paid_order: false }, undefined],
  ["a member of a provider that does not say", true, {}, undefined],
  ["a member who has paid an order", false, { has_paid_order: true }, undefined],
  ["somebody who has closed it", false, { has_paid_order: false }, "false"],
] as const)("decision 68: the promotion bar for %s: %s", async (_, shows, known, cookie) =>
  expect(await isOffered(known, cookie)).toBe(shows),
);
