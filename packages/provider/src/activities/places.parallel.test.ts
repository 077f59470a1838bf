import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activities, activityJoins } from "../database/schema/index.ts";
import { newChild } from "../testing/member.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

/** An activity of its own, like one of the seed that is open, with so many places. */
async function newActivity(places: number): Promise<number> {
  const { database } = both.free;
  const [open] = await database.select().from(activities).where(eq(activities.id, 3));
  if (!open) throw new Error("The seed has the activity.");
  const id = randomInt(1e6, 1e9);
  await database.insert(activities).values({ ...open, id, slug: `activity-${id}`, quota: places, joinedInApp: 0 });
  return id;
}

const join = ({ client }: Parent, id: number, child_id: number) =>
  client.joinActivity({ params: { id }, body: { child_id } });
const joinsOf = (id: number) => both.free.database.select().from(activityJoins).where(eq(activityJoins.activityId, id));

test("the last place goes to one of two children who ask at once (decision 26)", () =>
  both.meet({
    given: async ({ userId }) => ({ activity: await newActivity(1), sibling: await newChild(both.free, userId) }),
    first: (parent, { activity }) => join(parent, activity, parent.childId),
    second: (parent, { activity, sibling }) => join(parent, activity, sibling),
    async check({ first, second }, _, { activity }) {
      expect([said(first), said(second)].toSorted()).toEqual(["activity.full", "ok"]);
      expect(await joinsOf(activity)).toHaveLength(1);
    },
  }));

test("a child who asks twice at once takes one place, and is told so", () =>
  both.meet({
    given: () => newActivity(2),
    first: (parent, activity) => join(parent, activity, parent.childId),
    second: (parent, activity) => join(parent, activity, parent.childId),
    async check({ first, second }, _, activity) {
      expect([said(first), said(second)].toSorted()).toEqual(["activity.already", "ok"]);
      expect(await joinsOf(activity)).toHaveLength(1);
    },
  }));
