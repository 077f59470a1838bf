import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageId } from "@gk/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./open.ts";
import { areas, users } from "./schema/index.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "gk-database-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

test("a directory keeps its rows, and its schema is applied only once", async () => {
  const first = await openDatabase({ directory });
  await first.database.insert(areas).values({ id: 1, slug: "kowloon", name: { "zh-HK": "九龍", "en-US": "Kowloon" } });
  await first.close();

  const second = await openDatabase({ directory });
  expect(await second.database.select().from(areas)).toEqual([
    { id: 1, slug: "kowloon", name: { "zh-HK": "九龍", "en-US": "Kowloon" } },
  ]);
  await second.close();
});

test("two accounts cannot share an address in different letter case (decision 49)", async () => {
  const open = await openDatabase({ directory: "memory" });
  const user = { name: "Demo Parent", languageId: languageId["zh-HK"], createdAt: new Date("2026-11-20T00:00:00Z") };
  await open.database.insert(users).values({ ...user, email: "Parent@gk.example" });
  await expect(open.database.insert(users).values({ ...user, email: "parent@GK.example" })).rejects.toThrow();
  await open.close();
});
