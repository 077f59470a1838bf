import type { serverCalls } from "../calls/server.ts";
import type { Contracts } from "../contract.ts";
import { done } from "../envelope.ts";

export const serverContracts = {
  checkServer: { summary: "Whether the provider is up; 503 during maintenance", source: "spec §7", answer: done },
} as const satisfies Contracts<typeof serverCalls>;
