import { env } from "node:process";
import * as fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { newSeededDatabase } from "./testing/database.ts";
import { type Action, action } from "./testing/money/actions.ts";
import { perform } from "./testing/money/perform.ts";
import { play } from "./testing/money/play.ts";
import { actionsOf, given } from "./testing/money/scenes.ts";
import { openSimulation, type Simulation, type World } from "./testing/money/world.ts";

/** How many runs are played; `npm run test:money` plays 10,000, or as many as it is told. */
const runs = Number(env["GK_MONEY_RUNS"] ?? 28);
/** Where time, ids and chance come from: always the same rows in `npm test`, so that it is not red by chance. */
const seed = Number(env["GK_MONEY_SEED"] ?? 2026);

/** Runs wait for the database most of the time: so many are played side by side, each on a database of its own. */
const lanes = Array.from({ length: 4 }, (_, lane) => ({ lane, seed: seed + lane }));

let simulations: Simulation[];
let drops: (() => Promise<void>)[];

beforeAll(async () => {
  const databases = [];
  for (const _ of lanes) databases.push(await newSeededDatabase());
  drops = databases.map(({ drop }) => drop);
  simulations = await Promise.all(databases.map(({ url }) => openSimulation(url)));
});

afterAll(async () => {
  await Promise.all(simulations.map((simulation) => simulation.close()));
  for (const drop of drops) await drop();
});

const command = (what: Action): fc.AsyncCommand<object, World> => ({
  check: () => true,
  run: (_, world) => perform(world, what),
  toString: () => JSON.stringify(what),
});

test.concurrent.each(lanes)(
  `money is always true: ${runs / lanes.length} runs of seed $seed`,
  { timeout: 60_000 + runs * 5000 },
  async (lane) => {
    const simulation = simulations[lane.lane];
    if (!simulation) throw new Error("Each lane has a simulation.");
    const commands = fc.commands([action.map(command)], { maxCommands: 30, size: "max" });
    await fc.assert(
      fc.asyncProperty(given, commands, (scenes, played) =>
        play(simulation, async (world) => {
          for (const what of scenes.flatMap(actionsOf)) await perform(world, what);
          await fc.asyncModelRun(() => ({ model: {}, real: world }), played);
        }),
      ),
      { numRuns: Math.ceil(runs / lanes.length), seed: lane.seed, endOnFailure: true },
    );
  },
);
