import type { Client } from "@gk/web";
import type { Failure } from "../forms/issues.ts";

/** What came of a payment: where the browser goes to pay, another site's page, or nothing more to do. */
type Payment = { ok: true; body: { cardPage?: string } };

/** Nothing more is to be paid on a card page. */
export const settled: Payment = { ok: true, body: {} };

/** Opens the gateway's card page for a child's pending order (decision 32). */
export async function openCardPage(client: Client, childId: number): Promise<Payment | Failure> {
  const session = await client.startCardSession({ query: { "child-id": childId } });
  return session.ok ? { ok: true, body: { cardPage: session.body.data.url } } : session;
}
