import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureFiles, pictures } from "../database/schema/index.ts";
import { readPicture } from "./read-picture.ts";

/**
 * Takes the pictures that an earlier version kept as files into the database, and removes the files. One that is no
 * picture after all is removed only; a file that this database does not know stays.
 */
export async function takeInFiles(database: Database, directory: string): Promise<void> {
  const names = new Set(await namesIn(directory));
  if (names.size === 0) return;
  for (const file of await database.select().from(pictureFiles)) {
    if (names.delete(file.id)) await takeIn(database, file, join(directory, file.id));
  }
  if (names.size === 0) await rm(directory, { recursive: true });
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** A picture that was sent since is the newer one, and stays. */
async function takeIn(
  database: Database,
  { id, ...owner }: typeof pictureFiles.$inferSelect,
  path: string,
): Promise<void> {
  const bytes = await readPicture(new Blob([await readFile(path)]));
  await database.transaction(async (transaction) => {
    if (typeof bytes !== "string") {
      await transaction
        .insert(pictures)
        .values({ ...owner, bytes })
        .onConflictDoNothing();
    }
    await transaction.delete(pictureFiles).where(eq(pictureFiles.id, id));
  });
  await rm(path);
}
