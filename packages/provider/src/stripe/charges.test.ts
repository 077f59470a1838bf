import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { makeCharge } from "./charges.ts";
import { stripeClient } from "./client.ts";

test("a charge that another request under its key is still making is not known, whatever is listed of it", async () => {
  const inUse = { error: { type: "idempotency_error", code: "idempotency_key_in_use", message: "in use" } };
  const begun = { id: "pi_1", object: "payment_intent", status: "requires_payment_method", metadata: { key: "a key" } };
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    if (request.method === "POST") response.writeHead(409).end(JSON.stringify(inUse));
    else response.end(JSON.stringify({ object: "list", has_more: false, data: [begun] }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");

  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe = stripeClient({ secretKey: "sk_test_example", webhookSecret: "whsec_example", apiUrl });
  const outcome = await makeCharge(stripe, pino({ level: "silent" }), {
    card: { last4: "4242", reference: "pm_1", customer: "cus_1" },
    amountCents: 9800,
    description: "Beginner plan",
    key: "a key",
  });
  expect(outcome).toBe("unknown");
});
