import { randomUUID } from "node:crypto";
import type { Client } from "@gk/web";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caregiverUsers, subscriptions, users } from "../database/schema/index.ts";
import { clientOf, newMember } from "../testing/member.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const newAddress = () => `${randomUUID()}@gk.example`;
const invite = ({ client, childId }: Parent, email: string) =>
  client.inviteCaregiver({ params: { id: childId }, body: { email } });
const caregiversOf = ({ childId }: Parent) =>
  both.free.database.select().from(caregiverUsers).where(eq(caregiverUsers.childId, childId));

/** A plan with room for three. */
const plan = { planId: 2, endsOn: "2027-01-31" } as const;

/** Somebody with an account, who is invited; through the process that is held and through the free one. */
async function invited(parent: Parent) {
  const { userId } = await newMember(both.free);
  const [user] = await both.free.database.select().from(users).where(eq(users.id, userId));
  const { id } = dataOf(await invite(parent, user?.email ?? ""));
  return { id, held: await clientOf(both.held, userId), free: await clientOf(both.free, userId) };
}

const accept = (client: Client, id: number) => client.acceptInvitation({ params: { id } });

test("of two invited at once, one gets the plan's only place (decision 20)", () =>
  both.meet({
    given: ({ childId }) => newPlan(both.free, childId),
    first: (parent) => invite(parent, newAddress()),
    second: (parent) => invite(parent, newAddress()),
    async check({ first, second }, parent) {
      expect([said(first), said(second)].toSorted()).toEqual(["caregiverQuotaFull", "ok"]);
      expect(await caregiversOf(parent)).toHaveLength(1);
    },
  }));

test("one who is invited twice at once takes one place, and gets one mail (decision 71)", () =>
  both.meet({
    given: async ({ childId }) => {
      await newPlan(both.free, childId, plan);
      return newAddress();
    },
    first: (parent, email) => invite(parent, email),
    second: (parent, email) => invite(parent, email.toUpperCase()),
    async check({ first, second }, parent) {
      expect([said(first), said(second)].toSorted()).toEqual(["caregiver.email.mailedToday", "ok"]);
      expect(await caregiversOf(parent)).toHaveLength(1);
    },
  }));

test("who accepts while they are removed is the child's caregiver or told that there is no invitation, and is none", () =>
  both.meet({
    given: async (parent) => {
      await newPlan(both.free, parent.childId, plan);
      return invited(parent);
    },
    first: (_, { held, id }) => accept(held, id),
    second: ({ client, childId }, { id }) => client.removeCaregiver({ params: { id: childId, caregiver_id: id } }),
    async check({ first, second }, parent, { free }) {
      expect(["ok", "notFound"]).toContain(said(first));
      expect(said(second)).toBe("ok");
      expect(await caregiversOf(parent)).toEqual([]);
      expect(said(await free.getChild({ params: { id: parent.childId } }))).toBe("childNotFound");
    },
  }));

test("who is removed while they accept is gone", () =>
  both.meet({
    given: async (parent) => {
      await newPlan(both.free, parent.childId, plan);
      return invited(parent);
    },
    first: ({ client, childId }, { id }) => client.removeCaregiver({ params: { id: childId, caregiver_id: id } }),
    second: (_, { free, id }) => accept(free, id),
    async check({ first }, parent) {
      expect(said(first)).toBe("ok");
      expect(await caregiversOf(parent)).toEqual([]);
    },
  }));

test("of two who accept at once where the plan has become smaller, one finds room", () =>
  both.meet({
    given: async (parent) => {
      const id = await newPlan(both.free, parent.childId, plan);
      const two = [await invited(parent), await invited(parent)] as const;
      await both.free.database.update(subscriptions).set({ planId: 1 }).where(eq(subscriptions.id, id));
      return two;
    },
    first: (_, [one]) => accept(one.held, one.id),
    second: (_, [, other]) => accept(other.free, other.id),
    async check({ first, second }, parent) {
      expect([said(first), said(second)].toSorted()).toEqual(["caregiverQuotaFull", "ok"]);
      expect((await caregiversOf(parent)).filter(({ userId }) => userId !== null)).toHaveLength(1);
    },
  }));
