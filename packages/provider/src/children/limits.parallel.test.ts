import { maxChildren } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { children } from "../database/schema/index.ts";
import { childAnswers } from "../testing/child-answers.ts";
import { newChild } from "../testing/member.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const addChild = ({ client }: Parent) => client.createChild({ body: childAnswers });
const childrenOf = ({ userId }: Parent) =>
  both.free.database.select().from(children).where(eq(children.userId, userId));

test("two forms sent at once add one child where there is room for one (decision 20)", () =>
  both.meet({
    async given({ userId }) {
      for (let count = 1; count < maxChildren - 1; count += 1) await newChild(both.free, userId);
    },
    first: addChild,
    second: addChild,
    async check({ first, second }, parent) {
      expect([said(first), said(second)].toSorted()).toEqual(["childLimit", "ok"]);
      expect(await childrenOf(parent)).toHaveLength(maxChildren);
    },
  }));

test("ten forms sent at once to both processes fill the account and no more", async () => {
  await both.crowd(async (parents) => {
    const came = await Promise.all(parents.flatMap((parent) => Array.from({ length: 5 }, () => addChild(parent))));
    expect(came.map(said).filter((word) => word === "ok")).toHaveLength(maxChildren - 1);
    expect(new Set(came.map(said))).toEqual(new Set(["ok", "childLimit"]));
  });
});
