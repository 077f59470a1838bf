import { hongKongTime, type IsoDate, languageId, type Locale } from "@gk/domain";
import { asc, eq } from "drizzle-orm";
import type { CardGateway, Charge, ChargeOutcome } from "../checkout/card-gateway.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import { orders, outboxMails, subscriptions, users } from "../database/schema/index.ts";
import { openSeededDatabase } from "./database.ts";
import { clientOf, newChild, newMember } from "./member.ts";
import { startProvider, type TestProvider } from "./provider.ts";

/** A family of its own, whose plan a test opens. */
export interface Family {
  readonly userId: number;
  readonly childId: number;
}

/** A provider whose clock and card gateway a test moves, for what becomes of plans over days. */
export interface Renewals {
  readonly gk: TestProvider;
  /** What the gateway was asked to charge, or to look up, since the last family. */
  charges: Charge[];
  /** What the gateway does. @default as the development gateway */
  answer: ((charge: Pick<Charge, "key">) => Promise<ChargeOutcome>) | undefined;
  /** Moves to an hour of a day in Hong Kong. */
  at(day: IsoDate, hour?: number, minute?: number): void;
  /** Does the work that is due by then. */
  workAt(day: IsoDate, hour?: number, minute?: number): Promise<void>;
  /** A family that joins on 20 November 2026; everybody else's plans are over. */
  newFamily(locale?: Locale): Promise<Family>;
  /** The family's mails, the oldest first. */
  mailsTo(family: Family): Promise<(typeof outboxMails.$inferSelect)[]>;
  subscriptionOf(family: Family): Promise<typeof subscriptions.$inferSelect>;
  ordersOf(family: Family): Promise<(typeof orders.$inferSelect)[]>;
  clientOf(family: Family): ReturnType<typeof clientOf>;
}

/** Starts such a provider. */
export async function startRenewals(): Promise<Renewals> {
  let clock = new Date(hongKongTime("2026-11-20", 9));
  const open = await openSeededDatabase();
  const development = developmentCards("http://gk.test", open.database);
  const cards: CardGateway = {
    ...development,
    charge(charge) {
      renewals.charges.push(charge);
      return renewals.answer?.(charge) ?? development.charge(charge);
    },
    findCharge(charge) {
      renewals.charges.push({ ...charge, amountCents: 0, description: "" });
      return renewals.answer?.(charge) ?? development.findCharge(charge);
    },
  };
  const gk = await startProvider({ database: open, cards, clock: () => clock });
  const renewals: Renewals = {
    gk,
    charges: [],
    answer: undefined,
    at(day, hour = 9, minute = 0) {
      clock = new Date(hongKongTime(day, hour) + minute * 60_000);
    },
    async workAt(day, hour, minute) {
      renewals.at(day, hour, minute);
      await gk.provider.work();
    },
    async newFamily(locale = "en-US") {
      // What another test leaves due would be charged and mailed in this one.
      await gk.database
        .update(subscriptions)
        .set({ status: "expired", autoRenew: false, openCharge: null, askedAt: null });
      renewals.at("2026-11-20");
      renewals.charges = [];
      renewals.answer = undefined;
      const { userId } = await newMember(gk);
      await gk.database.update(users).set({ languageId: languageId[locale] }).where(eq(users.id, userId));
      return { userId, childId: await newChild(gk, userId) };
    },
    async mailsTo({ userId }) {
      await gk.provider.settled();
      return (
        await gk.database
          .select({ mail: outboxMails })
          .from(outboxMails)
          .innerJoin(users, eq(users.email, outboxMails.recipient))
          .where(eq(users.id, userId))
          .orderBy(asc(outboxMails.id))
      ).map(({ mail }) => mail);
    },
    async subscriptionOf({ childId }) {
      const [subscription] = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
      if (!subscription) throw new Error("The family has no plan.");
      return subscription;
    },
    ordersOf: ({ childId }) => gk.database.select().from(orders).where(eq(orders.childId, childId)),
    clientOf: ({ userId }) => clientOf({ ...gk, now: () => clock }, userId),
  };
  return renewals;
}
