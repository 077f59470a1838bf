import type { Plan } from "@gk/web";
import { describe, expectTypeOf, it } from "vitest";
import type { Visit } from "../session/context.ts";
import { page } from "./page.server.ts";
import { type Head, type PageLoader, usePageData } from "./page.ts";
import { query } from "./query.ts";
import { preload, read } from "./read.server.ts";

/** There is one way to read an answer of the provider's: `useAnswer`. Checked by the compiler (`npm run types`). */
const plans = query("listPlans");

declare const plan: Plan;
declare function withoutPage(): Promise<{ plan: Plan }>;

describe("a page's loader", () => {
  it("hands on ids, flags, a head, and answers for the hooks", () => {
    const loader = page("plans", async (visit) => ({ ...(await preload(visit, { plans })), id: 1, isOver: false }));
    expectTypeOf<Awaited<ReturnType<typeof loader>>>().toExtend<{ id: number; isOver: boolean; head: Head }>();
  });

  it("hands on no answer, nor a part of one", () => {
    // @ts-expect-error an answer
    page("plans", async (visit: Visit) => (await read(visit, { plans })).answers.plans);
    // @ts-expect-error answers by name
    page("plans", (visit: Visit) => read(visit, { plans }));
    // @ts-expect-error one of the things that an answer is about
    page("plans", () => ({ plan }));
    // @ts-expect-error a list of them
    page("plans", () => ({ plans: [plan] }));
    // @ts-expect-error in the place of what the hooks read
    page("plans", () => ({ fallback: { plan } }));
  });

  it("is made by `page`, or its page can't read what it hands on", () => {
    expectTypeOf(page("plans")).toExtend<PageLoader<never, unknown>>();
    // @ts-expect-error a loader of another kind
    usePageData<typeof withoutPage>();
  });
});
