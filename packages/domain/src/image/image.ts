import * as v from "valibot";
import { form, rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { imageBounds } from "./image-bounds.ts";

/** A picture file as far as its rules go; a browser's or a server's `File` is one. */
export interface ImageFile {
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** The media type, from the file's name and therefore not to be trusted. */
  readonly type: string;
}

function isImageFile(value: unknown): value is ImageFile {
  return typeof value === "object" && value !== null && "name" in value && "size" in value && "type" in value;
}

const isAllowedType = ({ name, type }: ImageFile) =>
  imageBounds.mimeTypes.some((allowed) => allowed === type.toLowerCase()) &&
  imageBounds.extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** A file box that was left empty sends a nameless file of no bytes. */
const isNoFile = ({ name, size }: ImageFile) => name === "" && size === 0;

const fileSchema = v.custom<ImageFile>(isImageFile, "image.required" satisfies IssueKey);

/**
 * A picture: jpeg, png or jpg, at most 4096 kb. A file box that was left empty counts as no picture. Only the provider
 * can see whether the bytes are a picture.
 * @errors image.required, image.type, image.notImage (no bytes), image.tooLarge
 * @source spec §5; T72
 */
export const imageSchema = v.pipe(
  fileSchema,
  rule((file) => !isNoFile(file), "image.required"),
  rule(isAllowedType, "image.type"),
  rule(({ size }) => size > 0, "image.notImage"),
  rule(({ size }) => size <= imageBounds.maxBytes, "image.tooLarge"),
);

/**
 * A picture that may be left out.
 * @errors image.type, image.notImage (no bytes), image.tooLarge
 * @source T72
 */
export const optionalImageSchema = v.optional(
  v.pipe(
    fileSchema,
    v.transform((file) => (isNoFile(file) ? undefined : file)),
    v.optional(imageSchema),
  ),
);

/**
 * The body of the profile picture call, where unlike a child's the picture is required.
 * @errors image.*
 * @source spec §5 and §7; T72
 */
export const profileImageSchema = form({ image: imageSchema });
