import * as fc from "fast-check";
import { type Manner, manners } from "../gateway/manner.ts";
import { type Code, discountCents, type PlanNumber, planNumbers } from "./prices.ts";

/** The number of a child: two siblings, and another family's. */
export type ChildNumber = 0 | 1 | 2;

/** An attempt to buy, or the last one again. */
export interface Buy {
  readonly does: "buy";
  readonly child: ChildNumber;
  readonly plan: PlanNumber;
  /** A kept card, the page of the gateway, the kept wallet if there is one, Tap & Go's page, or Octopus. */
  readonly by: 0 | 1 | "page" | "wallet" | "tapngo" | "octopus";
  readonly code: Code | null;
  /** What the browser says that it shows as the price. */
  readonly shows: "the price" | "nothing" | "too little" | "too much";
  /** Whether the last attempt is sent again, as a browser does that heard nothing, or with something else in it. */
  readonly again: "no" | "same" | "plan" | "by" | "code" | "amount" | "child";
  readonly process: string;
}

/** What a parent, or the operator for one, does about a child. */
export interface AboutChild {
  readonly does:
    | "open page"
    | "post form"
    | "pay"
    | "pay less"
    | "leave page"
    | "come back"
    | "come back twice"
    | "come back with another's token"
    | "pay by octopus"
    | "approve"
    | "refuse"
    | "return"
    | "cancel"
    | "look"
    | "toggle"
    | "pry"
    | "begin in a store"
    | "finish in a store"
    | "show"
    | "confirm"
    | "confirm another amount"
    | "refund and end"
    | "refund";
  readonly child: ChildNumber;
}

/** What somebody asks of the provider, and may ask while it is asked something else. */
export type Request =
  | Buy
  | AboutChild
  | { readonly does: "delete card" | "make default"; readonly family: 0 | 1; readonly card: 0 | 1 | 2 }
  | { readonly does: "store card"; readonly family: 0 | 1 }
  | { readonly does: "work" }
  /** The gateway tells: everything, or the newest first, or what it told long ago once more. */
  | { readonly does: "news"; readonly which: "all" | "all twice" | "newest first" | "old once more" };

/** Two requests that meet: the second comes before a statement of the first, and goes on until it is over or waits. */
interface Meet {
  readonly does: "meet";
  readonly before: number;
  readonly first: Request;
  readonly second: Request;
}

/** What can happen next: requests, something that the gateway, the post or time does, or what kills the process. */
export type Action =
  | Request
  | Meet
  | { readonly does: "gateway"; readonly manner: Manner }
  | { readonly does: "lose news" }
  | { readonly does: "post"; readonly isOut: boolean }
  | { readonly does: "price"; readonly rise: 0 | 1 }
  | { readonly does: "wait"; readonly minutes: number }
  /** Until so many days after the next bill date, at the hour of renewals. */
  | { readonly does: "bill day"; readonly days: number }
  /** The process is killed after so many steps of what it does, and starts again after some minutes. */
  | { readonly does: "kill"; readonly after: number; readonly over: Request | Meet; readonly down: number };

const child = fc.constantFrom<ChildNumber[]>(0, 0, 1, 2);
const two = fc.constantFrom<(0 | 1)[]>(0, 1);
const codes = Object.keys(discountCents) as Code[];
const day = 24 * 60;

/** A new attempt to pay. */
export const process = fc.uuid({ version: 4 });

/** After how many steps a process is killed, and for how many minutes. */
export const after = fc.nat({ max: 24 });
export const down = fc.constantFrom(0, 0, day + 60);

const buy = fc.record<Buy, keyof Buy>({
  does: fc.constant("buy" as const),
  child,
  plan: fc.constantFrom(...planNumbers),
  by: fc.constantFrom<Buy["by"][]>(0, 0, 1, "page", "page", "tapngo", "tapngo", "wallet", "octopus", "octopus"),
  code: fc.constantFrom(null, null, "FEW", "FEW", "NEW50", ...codes),
  shows: fc.constantFrom("the price", "the price", "nothing", "too little", "too much"),
  again: fc.constantFrom("no", "no", "no", "same", "same", "plan", "by", "code", "amount", "child"),
  process,
});

const aboutChild = fc.record<AboutChild, keyof AboutChild>({
  does: fc.constantFrom(
    ...(["open page", "open page", "pay", "pay", "pay", "leave page", "return", "cancel", "cancel"] as const),
    ...(["post form", "post form", "pay less", "come back", "come back"] as const),
    ...(["come back twice", "come back with another's token"] as const),
    ...(["pay by octopus", "pay by octopus", "confirm", "confirm", "confirm another amount", "show"] as const),
    ...(["approve", "refuse", "look", "toggle", "pry", "begin in a store", "finish in a store"] as const),
    ...(["refund and end", "refund"] as const),
  ),
  child,
});

const request: fc.Arbitrary<Request> = fc.oneof(
  { weight: 6, arbitrary: buy },
  { weight: 12, arbitrary: aboutChild },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom("delete card" as const, "make default" as const),
      family: two,
      card: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("store card" as const), family: two }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("work" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("news" as const),
      which: fc.constantFrom("all" as const, "all twice" as const, "newest first" as const, "old once more" as const),
    }),
  },
);

const of = (what: Request, number: ChildNumber): Request => ("child" in what ? { ...what, child: number } : what);

/** Mostly what can get into each other's way: two requests about a child, or the same about two. */
const pair: fc.Arbitrary<[Request, Request]> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(request, request) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(request, request, child)
      .map(([one, other, number]): [Request, Request] => [of(one, number), of(other, number)]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(request, child, process)
      .map(([one, number, its]): [Request, Request] => [
        one,
        { ...of(one, number), ...("process" in one && { process: its }) },
      ]),
  },
);

const meet: fc.Arbitrary<Meet> = fc
  .tuple(fc.integer({ min: 1, max: 24 }), pair)
  .map(([before, [first, second]]) => ({ does: "meet", before, first, second }));

/** Every action, the frequent ones more often. */
export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 22, arbitrary: request },
  { weight: 6, arbitrary: meet },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("gateway" as const), manner: fc.constantFrom("pays", ...manners) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("lose news" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("post" as const), isOut: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("price" as const), rise: two }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      minutes: fc.constantFrom(1, 29, 31, 3 * 60, day - 60, day, 3 * day, 8 * day, 31 * day),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("bill day" as const), days: fc.constantFrom(-7, -1, 0, 0, 1, 3, 5, 6) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("kill" as const),
      after,
      over: fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: meet }),
      down,
    }),
  },
);
