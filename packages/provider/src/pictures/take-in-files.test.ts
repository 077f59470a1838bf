import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { pictureFiles, pictures } from "../database/schema/index.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { demoAccount } from "../testing/member.ts";
import { drawing, encoded, jpeg, png } from "../testing/pictures.ts";
import { findPicture, keepPicture } from "./kept-picture.ts";
import { readPicture } from "./read-picture.ts";
import { takeInFiles } from "./take-in-files.ts";

let open: OpenDatabase;
let parent: string;
let directory: string;

beforeAll(async () => {
  open = await openSeededDatabase();
});

afterAll(() => open.close());

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "gk-files-"));
  directory = join(parent, "files");
  await mkdir(directory);
  await open.database.delete(pictures);
  await open.database.delete(pictureFiles);
});

afterEach(() => rm(parent, { recursive: true }));

const owner = { userId: demoAccount.trial };

/** A picture as an earlier version kept it. */
async function addFile(bytes: Uint8Array) {
  const id = randomUUID();
  await open.database.insert(pictureFiles).values({ id, ...owner });
  await writeFile(join(directory, id), bytes);
}

test("pictures that were files come into the database, and no file is left", async () => {
  await addFile(jpeg);
  await takeInFiles(open.database, directory);
  expect(await findPicture(open.database, owner)).toEqual(await readPicture(new Blob([jpeg])));
  expect(await open.database.$count(pictureFiles)).toBe(0);
  expect(await readdir(parent)).toEqual([]);
});

test("what was kept and is no picture goes", async () => {
  await addFile(jpeg.slice(0, 30));
  await takeInFiles(open.database, directory);
  expect(await open.database.$count(pictures)).toBe(0);
  expect(await readdir(parent)).toEqual([]);
});

test("a picture that was sent since stays", async () => {
  const newer = await readPicture(new Blob([await encoded(drawing(7, 7).png())]));
  if (typeof newer === "string") throw new Error(newer);
  await keepPicture(open.database, owner, newer);
  await addFile(png);
  await takeInFiles(open.database, directory);
  expect(await findPicture(open.database, owner)).toEqual(newer);
});

test("a file of something else stays", async () => {
  await writeFile(join(directory, "notes.txt"), "mine");
  await addFile(png);
  await takeInFiles(open.database, directory);
  expect(await readdir(directory)).toEqual(["notes.txt"]);
});

test("where there never were files there is nothing to do", async () => {
  await takeInFiles(open.database, join(parent, "none"));
  expect(await open.database.$count(pictures)).toBe(0);
});
