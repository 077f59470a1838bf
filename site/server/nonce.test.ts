import { Hono } from "hono";
import { expect, it } from "vitest";
import { policyNonce } from "./nonce.ts";

const app = new Hono().get("/", (c) => c.text(`${policyNonce(c)} ${policyNonce(c)}`));

it("is one for an answer, and another for each, longer than a lot lasts", async () => {
  const answers = await Promise.all(Array.from({ length: 600 }, async () => (await app.request("/")).text()));
  const nonces = answers.map((answer) => answer.split(" "));
  for (const [one, other] of nonces) {
    expect(one).toMatch(/^'nonce-[\w+/]{22}=='$/);
    expect(other).toBe(one);
  }
  expect(new Set(nonces.map(([nonce]) => nonce)).size).toBe(600);
});
