import { setTimeout as wait } from "node:timers/promises";
import { locales } from "@gk/domain";
import { type Acknowledged, type Ledger, mailHost } from "./ledger.ts";
import { NoAnswer, Refusal } from "./no-answer.ts";
import { live, type Manner, publicPages, signIn } from "./parent.ts";
import type { Traffic } from "./traffic.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

type CrowdParts = {
  origins: readonly string[];
  traffic: Traffic;
  /** Ends what the crowd does, between two steps. */
  over: AbortSignal;
  /** How long a parent reads, on average. */
  pauseMs: number;
  /** How long a parent tries again where no answer comes. */
  patienceMs: number;
};

/** How long a mail may take, and a payment: a mail whose process was killed comes at its second try. */
const untilMs = 180_000;
const lookEveryMs = 500;

/** Many people at once, each at their own pace. */
export function newCrowd({ origins, traffic, over, pauseMs, patienceMs }: CrowdParts) {
  const ledger: Acknowledged[] = [];
  let born = 0;
  const visitor = () => {
    const locale = locales[(born += 1) % locales.length] ?? locales[0];
    return newVisitor({ origins, traffic, locale });
  };
  const read = () => wait(pauseMs * (0.2 + 1.6 * Math.random()), undefined, { signal: over });

  const manner: Manner = {
    newVisitor: visitor,
    read,
    async insist(step) {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        try {
          return await step();
        } catch (error) {
          const again = error instanceof Refusal && error.codes.includes("busy") ? error.retryAfter : undefined;
          if ((!again && !(error instanceof NoAnswer)) || performance.now() > deadline) throw error;
          traffic.counted(again ? "told to come again" : "tried again");
          await wait(again ? again * 1000 : lookEveryMs / 4);
        }
      }
    },
    async until(look) {
      const deadline = performance.now() + untilMs;
      for (;;) {
        const found = await look();
        if (found !== undefined) return found;
        if (performance.now() > deadline) throw new Error(`what was waited for has not come: ${look.toString()}`);
        await wait(lookEveryMs);
      }
    },
    begin(email) {
      const acknowledged = { email, isVerified: false, children: [], paid: [] };
      ledger.push(acknowledged);
      return acknowledged;
    },
  };

  /** Does something again and again until the time is over; what goes wrong is noted. */
  const forever = async (deed: () => Promise<void>) => {
    while (!over.aborted) {
      try {
        await deed();
      } catch (error) {
        if (!over.aborted || !isAbort(error)) traffic.failed(error instanceof Error ? error.message : "unknown");
      }
    }
  };

  const aParent = () =>
    forever(async () => {
      await live(manner);
      traffic.counted("parents who bought two plans");
    });

  const aReader = async (pages: readonly string[], who: Visitor, kind: "public page" | "member page") =>
    forever(async () => {
      for (const path of pages) {
        await read();
        await who.page(kind, path);
      }
    });

  const aGuesser = () => {
    const who = visitor();
    return forever(async () => {
      try {
        await signIn(who, `${crypto.randomUUID()}@${mailHost}`, "a wrong password");
        traffic.failed("a wrong password was taken");
      } catch (error) {
        if (!(error instanceof Refusal) || (error.httpStatus !== 422 && error.httpStatus !== 429)) throw error;
        traffic.counted(error.httpStatus === 429 ? "guesses turned away" : "guesses judged");
      }
    });
  };

  const many = (count: number, someone: () => Promise<void>) => Array.from({ length: count }, someone);

  return {
    ledger: ledger as Ledger,
    /** Lets parents live until the time is over. */
    parents: (count: number) => Promise.all(many(count, aParent)),
    /** Lets guests and members look at pages, while others send wrong passwords. */
    async guessers(count: number, readers: number) {
      const member = visitor();
      await signIn(member, "premium.parent@gk.example", "gk-demo-2026");
      const guests = many(Math.ceil(readers / 2), () => aReader(guestPages, visitor(), "public page"));
      const members = many(Math.floor(readers / 2), () => aReader(memberPages, member, "member page"));
      await Promise.all([...guests, ...members, ...many(count, aGuesser)]);
    },
  };
}

/** Kept ones, and such as are drawn for each visitor. */
const guestPages = [...publicPages, "/auth?type=signin"] as const;
const memberPages = ["/member", "/member/children", "/member/subscription-orders"] as const;

const isAbort = (error: unknown) => error instanceof Error && error.name === "AbortError";
