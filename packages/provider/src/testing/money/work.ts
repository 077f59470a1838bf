import type { World } from "./world.ts";

/** Does the due work, which a process that is killed leaves undone. */
export async function work({ answering }: World): Promise<void> {
  await answering.provider.work().catch(() => {});
  await answering.provider.settled();
}
