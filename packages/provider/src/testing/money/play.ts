import { expect } from "vitest";
import { faults } from "./faults.ts";
import { settle } from "./settle.ts";
import type { Simulation, World } from "./world.ts";

/** Has things happen in a new world, lets everything settle, and finds nothing wrong then. */
export async function play(simulation: Simulation, happen: (world: World) => Promise<void>): Promise<void> {
  const world = await simulation.begin();
  try {
    await happen(world);
    await settle(world);
    expect(await faults(world)).toEqual([]);
  } finally {
    await simulation.end(world);
  }
}
