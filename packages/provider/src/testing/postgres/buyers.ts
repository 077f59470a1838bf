import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BodyOf } from "@gk/web";

/** What a process is told to buy, all at the same moment. */
export interface Purchases {
  readonly url: string;
  /** The moment at which its clock stands still. */
  readonly at: string;
  readonly token: string;
  readonly childId: number;
  readonly bodies: readonly BodyOf<"purchaseSubscription">[];
}

const buyerFile = fileURLToPath(new URL("buyer.ts", import.meta.url));

/** Starts a process for each part of the purchases, lets them begin together, and says what came of each purchase. */
export async function buyInProcesses(parts: readonly Purchases[]): Promise<string[]> {
  const buyers = parts.map((part) =>
    fork(buyerFile, [JSON.stringify(part)], { execArgv: ["--conditions=source"], stdio: "inherit" }),
  );
  await Promise.all(buyers.map(nextMessage));
  const words = buyers.map(nextMessage);
  for (const buyer of buyers) buyer.send("go");
  return (await Promise.all(words)).flat() as string[];
}

async function nextMessage(buyer: ChildProcess): Promise<unknown> {
  const ended = once(buyer, "exit").then(() => Promise.reject(new Error("A process ended before it had an answer.")));
  const [message] = (await Promise.race([once(buyer, "message"), ended])) as [unknown];
  return message;
}
