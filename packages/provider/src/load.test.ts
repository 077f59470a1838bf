import { afterAll, beforeAll, expect, test } from "vitest";
import { hashing } from "./accounts/password.ts";
import type { AnsweredCall } from "./http/services.ts";
import { MAX_TRIES } from "./mail/send-owed-mails.ts";
import { startProvider, type TestProvider } from "./testing/provider.ts";

let gk: TestProvider;
let isDown = false;
const answered: AnsweredCall[] = [];

beforeAll(async () => {
  gk = await startProvider({
    onAnswered: (call) => answered.push(call),
    mailer: { send: () => Promise.reject(new Error("451")) },
    maintenance: () => isDown,
  });
});

afterAll(() => gk.close());

test("each call is told by its name and outcome", async () => {
  await gk.fetch("/web/server");
  await gk.fetch("/web/profile");
  await gk.fetch("/web/nothing");
  isDown = true;
  await gk.fetch("/web/server");
  expect(answered.map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    "checkServer ok",
    "getProfile refused",
    "none refused",
    "checkServer failed",
  ]);
});

test("what waits is counted: mails, those that were given up, and hashes", async () => {
  expect(await gk.provider.load()).toMatchObject({ mails: { waiting: 0, givenUp: 0 }, hashes: 0 });
  await gk.client().subscribeToNewsletter({ body: { email: "ann@gk.example", source: "newsletter" } });
  await gk.provider.settled();
  expect(await gk.provider.load()).toMatchObject({ mails: { waiting: 1, givenUp: 0 } });
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    gk.wait({ hours: 6 });
    await gk.provider.work();
  }
  expect(await gk.provider.load()).toMatchObject({ mails: { waiting: 0, givenUp: 1 } });
  const held = Promise.withResolvers<void>();
  const going = [1, 2, 3, 4].map(() => hashing(() => held.promise));
  expect((await gk.provider.load()).hashes).toBeGreaterThan(1);
  held.resolve();
  await Promise.all(going);
});
