import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictures } from "../database/schema/index.ts";
import type { Picture } from "./read-picture.ts";

/** Whom a picture shows. */
export type PictureOwner = { readonly userId: number } | { readonly childId: number };

/** Tells one picture from another, short enough for an address; null where there is none. */
export const pictureVersion = sql<string | null>`left(md5(${pictures.bytes}), 12)`;

/** What an answer says of a picture (decision 204). */
export const pictured = (version: string | null | undefined) =>
  version ? { has_image: true, image_version: version } : { has_image: false };

/** Keeps an owner's picture in place of the one before, in the transaction that writes the owner. */
export async function keepPicture(database: Database, owner: PictureOwner, bytes: Picture): Promise<void> {
  const target = "userId" in owner ? pictures.userId : pictures.childId;
  await database
    .insert(pictures)
    .values({ ...owner, bytes })
    .onConflictDoUpdate({ target, set: { bytes } });
}

/** Finds an owner's picture. */
export async function findPicture(database: Database, owner: PictureOwner): Promise<Picture | undefined> {
  const [picture] = await database.select({ bytes: pictures.bytes }).from(pictures).where(isOf(owner));
  return picture?.bytes;
}

/** Whether an owner has a picture. */
export async function hasPicture(database: Database, owner: PictureOwner): Promise<boolean> {
  return (await database.$count(pictures, isOf(owner))) > 0;
}

const isOf = (owner: PictureOwner): SQL =>
  "userId" in owner ? eq(pictures.userId, owner.userId) : eq(pictures.childId, owner.childId);
