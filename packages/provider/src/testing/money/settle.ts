import { hear } from "./hear.ts";
import { work } from "./work.ts";
import type { World } from "./world.ts";

/**
 * The gateway and the post answer again, and a day passes in which the due work is done. It needs no news for that; they
 * come when all is settled, and change nothing that they should not.
 */
export async function settle(world: World): Promise<void> {
  await world.process.revive();
  world.gateway.charges("pays");
  world.post.isOut = false;
  for (const minutes of [0, 31, 12 * 60, 12 * 60]) {
    world.wait(minutes);
    await work(world);
  }
  if (world.gateway.news.size === 0) return;
  await hear(world, "newest first");
  await work(world);
}
