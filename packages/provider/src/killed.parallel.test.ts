import { randomUUID } from "node:crypto";
import { env } from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSeededDatabase } from "./testing/database.ts";
import type { Action, Buy } from "./testing/money/actions.ts";
import { perform } from "./testing/money/perform.ts";
import { play } from "./testing/money/play.ts";
import { openSimulation, type Simulation } from "./testing/money/world.ts";

let simulation: Simulation;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await newSeededDatabase();
  drop = database.drop;
  simulation = await openSimulation(database.url);
});

afterAll(async () => {
  await simulation.close();
  await drop();
});

const buy = (by: Buy["by"]): Action => ({
  does: "buy",
  child: 0,
  plan: 1,
  by,
  code: "NEW50",
  shows: "the price",
  again: "no",
  process: randomUUID(),
});
const about = (
  does: "approve" | "pay by octopus" | "open page" | "pay" | "return" | "cancel" | "refund and end",
): Action => ({
  does,
  child: 0,
});
const work: Action = { does: "work" };

/** What happened before, the request over which the process is killed, and steps that it surely has. */
interface Killing {
  readonly name: string;
  readonly before: readonly Action[];
  readonly killed: Action;
  readonly steps: readonly string[];
}

const inNpmTest: Killing[] = [
  {
    name: "a kept card is charged",
    before: [],
    killed: buy(0),
    steps: ["begin", "insert", "commit", "charge, asked", "charge, answered", "mail, asked", "mail, answered"],
  },
  {
    name: "the operator gives money back",
    before: [buy(0)],
    killed: about("refund and end"),
    steps: ["begin", "update", "commit", "refund, asked", "refund, answered", "mail, asked", "mail, answered"],
  },
];

const inTestMoney: Killing[] = [
  {
    name: "the gateway tells of a page that was paid",
    before: [buy("page"), about("open page"), about("pay")],
    killed: { does: "news", which: "all" },
    steps: ["find page, asked", "find page, answered", "commit", "mail, asked"],
  },
  {
    name: "the parent comes back from a page that was paid",
    before: [buy("page"), about("open page"), about("pay")],
    killed: about("return"),
    steps: ["find page, asked", "commit", "mail, asked"],
  },
  {
    name: "an order is canceled",
    before: [buy("page"), about("open page")],
    killed: about("cancel"),
    steps: ["close page, asked", "close page, answered", "commit"],
  },
  {
    name: "the time of an order is over",
    before: [buy("page"), about("open page"), { does: "wait", minutes: 31 }],
    killed: work,
    steps: ["close page, asked", "commit"],
  },
  {
    name: "an outcome that was lost is asked for again",
    before: [{ does: "gateway", manner: "lost after" }, buy(0), { does: "gateway", manner: "pays" }],
    killed: work,
    steps: ["charge, asked", "charge, answered", "commit", "mail, asked"],
  },
  {
    name: "a charge that waits for its holder is canceled",
    before: [{ does: "gateway", manner: "asks the holder" }, buy(0), { does: "gateway", manner: "pays" }],
    killed: about("cancel"),
    steps: ["cancel charge, asked", "cancel charge, answered", "commit"],
  },
  {
    name: "the gateway tells of a charge that its holder confirmed",
    before: [
      { does: "gateway", manner: "asks the holder" },
      buy(0),
      about("approve"),
      { does: "gateway", manner: "pays" },
    ],
    killed: { does: "news", which: "all" },
    steps: ["charge, asked", "charge, answered", "commit", "mail, asked"],
  },
  {
    name: "the operator says that what came by Octopus was given back",
    before: [buy("octopus"), about("pay by octopus")],
    killed: about("refund and end"),
    steps: ["begin", "update", "commit", "mail, asked"],
  },
  {
    name: "a plan renews",
    before: [buy(0), { does: "bill day", days: 0 }],
    killed: work,
    steps: ["charge, asked", "charge, answered", "commit", "mail, asked"],
  },
];

const killings = env["GK_MONEY_RUNS"] === undefined ? inNpmTest : [...inNpmTest, ...inTestMoney];

/** Kills the process after so many steps of what it does. @returns whether there were as many */
async function dies({ before, killed, steps }: Killing, after: number): Promise<boolean> {
  let made: string[] = [];
  await play(simulation, async (world) => {
    for (const what of before) await perform(world, what);
    world.process.steps();
    world.process.killAfter(after);
    await perform(world, killed);
    made = world.process.steps();
  });
  if (made.length < after) expect(made).toEqual(expect.arrayContaining([...steps]));
  return made.length === after;
}

test.each(killings)("while $name: the process is killed at each of its steps, and money is true", async (killing) => {
  for (let after = 0; await dies(killing, after); after += 1);
});
