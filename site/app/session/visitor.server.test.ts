import type { Result, User } from "@gk/web";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { type Visit, visitContext } from "./context.ts";
import { visitor } from "./visitor.server.ts";

type Seen = { known?: Partial<User> | undefined; cookie?: string | undefined; now?: string };

/** What every page knows of a member, or of a guest where nothing is known of one. */
async function visitorOf({ known, cookie, now = "2026-11-20T12:00:00Z" }: Seen) {
  const profile = {
    ok: true,
    httpStatus: 200,
    body: { status: 1, data: { id: 3, name: "Hei", ...known } },
  } as Result<"getProfile">;
  const visit = {
    hasSession: known !== undefined,
    client: { getProfile: async () => profile },
    cookie: () => cookie,
    now: new Date(now),
  } as unknown as Visit;
  return visitor(new RouterContextProvider(new Map([[visitContext, visit]])));
}

it.each([
  ["a guest", true, undefined, undefined],
  ["a member who has bought nothing", true, { has_paid_order: false }, undefined],
  ["a member of a provider that does not say", true, {}, undefined],
  ["a member who has paid an order", false, { has_paid_order: true }, undefined],
  ["somebody who has closed it", false, { has_paid_order: false }, "false"],
] as const)("decision 68: the promotion bar for %s: %s", async (_, shows, known, cookie) =>
  expect((await visitorOf({ known, cookie })).promotion).toBe(shows),
);

it.each([
  ["2026-12-31T15:59:59Z", "2026-12-31"],
  ["2026-12-31T16:00:00Z", "2027-01-01"],
])("T36: today at %s is %s, as it is in Hong Kong", async (now, today) =>
  expect((await visitorOf({ now })).today).toBe(today),
);
