import { randomUUID } from "node:crypto";
import { imageBounds } from "@gk/domain";
import { eq } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import type { Database } from "../database/database.ts";
import { images } from "../database/schema/index.ts";
import type { FileStore } from "./file-store.ts";

/** A picture that was looked into and may be kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Why a picture is not kept, as an issue key. */
export type PictureFault = "image.tooLarge" | "image.notImage" | "image.type";

/**
 * Looks into a file: what it is called, and what the browser says it is, is not believed (T72).
 *
 * @errors gives the issue where the file is too large, no picture, or a kind that is not taken
 */
export async function readPicture(file: Blob): Promise<Picture | PictureFault> {
  if (file.size > imageBounds.maxBytes) return "image.tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type?.mime.startsWith("image/")) return "image.notImage";
  const taken: readonly string[] = imageBounds.mimeTypes;
  return taken.includes(type.mime) ? { bytes, contentType: type.mime } : "image.type";
}

/** Keeps a picture and gives the id under which a row may point to it. */
export async function keepPicture(
  database: Database,
  files: FileStore,
  { bytes, contentType }: Picture,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await files.put(id, bytes);
  await database.insert(images).values({ id, contentType, size: bytes.byteLength, createdAt: now });
  return id;
}

/** Finds a kept picture. */
export async function findPicture(
  database: Database,
  files: FileStore,
  id: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | undefined> {
  const [image] = await database.select().from(images).where(eq(images.id, id));
  const bytes = image && (await files.get(id));
  return image && bytes ? { bytes, contentType: image.contentType } : undefined;
}

/** Forgets a picture to which no row points any more. */
export async function dropPicture(database: Database, files: FileStore, id: string): Promise<void> {
  await database.delete(images).where(eq(images.id, id));
  await files.remove(id);
}
