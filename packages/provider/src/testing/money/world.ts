import { type OrderType, type PaymentStatus, sessionSeconds } from "@gk/domain";
import type { Client } from "@gk/web";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { Pool } from "pg";
import type { OpenDatabase } from "../../database/database.ts";
import { paymentMethods, promotionCodePlans, promotionCodes, users } from "../../database/schema/index.ts";
import { issueToken } from "../../access/tokens.ts";
import { testStart } from "../day.ts";
import { createGateway, type Gateway } from "../gateway/gateway.ts";
import { newChild, newMember } from "../member.ts";
import { newCard } from "../plan.ts";
import { openPatiently } from "../postgres/patient.ts";
import { startProvider, type TestProvider } from "../provider.ts";
import type { Attempt } from "./attempt.ts";
import { connect } from "./connect.ts";
import { createPost, type Post } from "./post.ts";
import { type MortalProcess, startMortalProcess } from "./process.ts";
import { fewUses, setPrices } from "./prices.ts";

/** A parent, and what is theirs. */
export interface Family {
  readonly userId: number;
  /** A session, which lasts as long as one of a browser. */
  session: { readonly token: string; readonly until: number } | undefined;
}

/** A child of a simulated family, and what its parent's browser remembers. */
export interface SimulatedChild {
  readonly id: number;
  readonly family: Family;
  /** The attempts to buy, oldest first. */
  readonly attempts: Attempt[];
  /** The pages of the gateway that were opened for it. */
  readonly pages: string[];
}

/** Everything there is in one run of the simulation. */
export interface World {
  readonly gateway: Gateway;
  readonly post: Post;
  readonly process: MortalProcess;
  /** A second process of the provider, which is never killed. */
  readonly other: TestProvider;
  /** A connection that sees who waits for whom. */
  readonly monitor: Pool;
  /** What answers requests: the process, or the other one. */
  readonly answering: TestProvider;
  /** Whether anybody else is at it, so that a refusal can't be held to have changed nothing. */
  readonly isCrowded: boolean;
  /** The first two are siblings, the third is another family's only one. */
  readonly children: readonly SimulatedChild[];
  readonly families: readonly Family[];
  /** The rows, as a hand from outside sees and changes them. */
  readonly hand: TestProvider;
  now(this: void): Date;
  wait(this: void, minutes: number): void;
  /** A parent's client. */
  client(family: Family): Promise<Client>;
  /** A family's kept cards and wallets, the oldest first. */
  methods(family: Family): Promise<{ readonly id: number; readonly type: OrderType }[]>;
  /** The orders of which a parent was told that they are canceled. */
  readonly canceled: Set<number>;
  /** Where each order was seen to stand last. */
  readonly seen: Map<number, PaymentStatus>;
  /** What a refusal must leave as it was, with what time alone has ended by now. */
  books(): Promise<string>;
}

/** A database and two processes on which one run after another is played. */
export interface Simulation {
  /** Begins a run with new families and a new gateway. */
  begin(): Promise<World>;
  /** Ends a run: nothing of it is left. */
  end(world: World): Promise<void>;
  close(): Promise<void>;
}

/** Opens the simulation on a seeded database, in which nobody but the families is a member. */
export async function openSimulation(url: string): Promise<Simulation> {
  const outside = await openPatiently(url);
  const { database } = outside;
  await database.delete(users);
  await database.insert(promotionCodes).values(fewUses);
  await database
    .insert(promotionCodePlans)
    .values([1, 2, 3].map((planId) => ({ promotionCodeId: fewUses.id, planId })));
  let now = testStart;
  const clock = () => now;
  let gateway = createGateway(clock);
  let post = createPost();
  const connected = { clock, mailer: { send: (mail) => post.send(mail) } } satisfies Partial<
    Parameters<typeof startProvider>[0]
  >;
  const process = await startMortalProcess({ url, gateway: () => gateway, ...connected });
  const other = await startProvider({ database: await openPatiently(url), ...connect(() => gateway), ...connected });
  const monitor = new Pool({ connectionString: url });
  return {
    async begin() {
      now = testStart;
      gateway = createGateway(clock);
      post = createPost();
      process.steps();
      const parts = { gateway, post, process, other, monitor, now: clock };
      const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
      return newWorld(outside, { ...parts, wait });
    },
    async end({ families }) {
      await process.revive();
      await setPrices(database, 0);
      await database.delete(users).where(
        inArray(
          users.id,
          families.map(({ userId }) => userId),
        ),
      );
    },
    async close() {
      await process.close();
      await other.close();
      await monitor.end();
      await outside.close();
    },
  };
}

async function newWorld(
  { database }: OpenDatabase,
  parts: Pick<World, "gateway" | "post" | "process" | "other" | "monitor" | "now" | "wait">,
): Promise<World> {
  const { process, now } = parts;
  const hand: TestProvider = { ...process.gk(), database, now };
  const families: Family[] = [];
  const children: SimulatedChild[] = [];
  for (const size of [2, 1]) {
    const { userId } = await newMember(hand);
    const family: Family = { userId, session: undefined };
    families.push(family);
    for (let child = 0; child < size; child += 1) {
      children.push({ id: await newChild(hand, userId), family, attempts: [], pages: [] });
    }
    await newCard(hand, userId, { isDefault: true });
    await newCard(hand, userId, { last4: "1881" });
  }
  const userIds = families.map(({ userId }) => userId);
  const world: World = {
    ...parts,
    isCrowded: false,
    hand,
    families,
    children,
    get answering() {
      return process.gk();
    },
    async client(family) {
      if (!family.session || family.session.until <= now().getTime()) {
        const token = await issueToken(database, family.userId, now());
        family.session = { token, until: now().getTime() + sessionSeconds * 1000 };
      }
      return this.answering.client(family.session.token);
    },
    methods: ({ userId }) =>
      database.select().from(paymentMethods).where(eq(paymentMethods.userId, userId)).orderBy(asc(paymentMethods.id)),
    canceled: new Set(),
    seen: new Map(),
    async books() {
      const { rows } = (await database.execute(booksOf(userIds, now()))) as { rows?: unknown };
      return JSON.stringify(rows);
    },
  };
  return world;
}

/** An order that nobody paid in time is canceled by whichever call comes next, also by one that is refused. */
const booksOf = (userIds: readonly number[], now: Date) => sql`
  with own as (
    select o.*, o.payment_status = 0 and o.pay_by <= ${now.toISOString()}::timestamptz and not exists (
      select from processes p where p.order_id = o.id and p.payment_method_id is not null and p.confirm_url is null
    ) as is_over
    from orders o where o.user_id in ${[...userIds]}
  )
  select 'order' as what, id::text, case when is_over then 3 else payment_status end::text as state, charge_cents::text as more
  from own
  union all
  select 'page', c.id, case when c.status = 'open' and own.is_over then 'canceled' else c.status end, c.order_id::text
  from checkout_sessions c left join own on own.id = c.order_id where c.user_id in ${[...userIds]}
  union all
  select 'money', p.id, p.refund_for, (p.refunded_at is null)::text from payments p join own on own.id = p.order_id
  union all
  select 'attempt', p.process::text, p.order_id::text,
    case when own.is_over and p.payment_method_id is not null then 'transactionCancelled' else p.refusal end
  from processes p left join own on own.id = p.order_id where p.user_id in ${[...userIds]}
  union all
  select 'plan', s.id::text, s.status, concat_ws(' ', s.ends_on, s.auto_renew, s.payment_method_id, s.failed_renewals, s.retry_on)
  from subscriptions s join children c on c.id = s.child_id where c.user_id in ${[...userIds]}
  union all
  select 'card', id::text, is_default::text, last4 from payment_methods where user_id in ${[...userIds]}
  order by 1, 2`;
