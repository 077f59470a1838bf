import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProviderOptions } from "./app.ts";
import { configuration } from "./configuration.ts";
import { underId } from "./http/request-id.ts";
import { connect } from "./start.ts";
import { newEmptyDatabase } from "./testing/database.ts";
import { keptLog } from "./testing/kept-log.ts";

const { log, lines } = keptLog();
let database: Awaited<ReturnType<typeof newEmptyDatabase>>;
let connected: ProviderOptions;

beforeAll(async () => {
  database = await newEmptyDatabase();
  const env = {
    DATABASE_URL: database.url,
    TAPNGO_APP_ID: "gk-test",
    TAPNGO_APP_KEY: "key",
    TAPNGO_PAGE_URL: "https://wallet.example/pay",
    TAPNGO_API_URL: "http://127.0.0.1:1",
  };
  connected = await connect(configuration(env), { log });
});

afterAll(async () => {
  await connected.database.close();
  await database.drop();
});

test("what is logged of an outside service has the id of the request that asked it", async () => {
  const trade = { kind: "page", id: "1", customer: null } as const;
  expect(await underId("edge-1", async () => connected.tapAndGo?.refund(trade))).toBe("unknown");
  expect(lines).toMatchObject([{ id: "edge-1", msg: "Tap & Go did not answer" }]);
});
