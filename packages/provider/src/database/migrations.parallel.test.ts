import { expect, test } from "vitest";
import { newEmptyDatabase } from "../testing/database.ts";
import { openPostgres } from "./postgres.ts";
import { plans } from "./schema/index.ts";

test("processes that start at once on an empty database migrate it once", async () => {
  const { url, drop } = await newEmptyDatabase();
  const started = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  expect(await Promise.all(started.map(({ database }) => database.select().from(plans)))).toEqual([[], [], []]);
  for (const open of started) await open.close();
  await drop();
});
