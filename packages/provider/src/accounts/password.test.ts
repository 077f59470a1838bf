import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./password.ts";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword(" pässword 密碼 ");
  expect(await passwordMatches(" pässword 密碼 ", hash)).toBe(true);
  expect(await passwordMatches("pässword 密碼", hash), "spaces count (T63)").toBe(false);
});

test("the same password twice has two hashes, each with its own cost", async () => {
  const [first, second] = await Promise.all([hashPassword("the same"), hashPassword("the same")]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$/);
});

test("an older, cheaper hash still matches", async () => {
  const hash = "scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2E9PQ==$WQgot5XlIyWMMEVydBLczq3NRAKIiCYlq4874y5GNWg=";
  expect(await passwordMatches("an old password", hash)).toBe(true);
  expect(await passwordMatches("an odd password", hash)).toBe(false);
});

test.each([null, undefined])("nothing matches where the hash is %s", async (hash) => {
  expect(await passwordMatches("anything", hash)).toBe(false);
});

test("a page is compressed while passwords wait to be hashed", async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 12 }, () => hashPassword("a password").then(() => (hashed += 1)));
  await promisify(gzip)("a page");
  expect(hashed).toBeLessThanOrEqual(2);
  await Promise.all(hashes);
});
