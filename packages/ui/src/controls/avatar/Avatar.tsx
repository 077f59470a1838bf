import { cva } from "class-variance-authority";
import { type Picture, pictures } from "../../foundations/illustration/index.ts";
import * as css from "./Avatar.css.ts";
import type { AvatarSize } from "./Avatar.variants.ts";

const look = cva(css.avatar, { variants: { size: css.size }, defaultVariants: { size: "md" } });

export type AvatarProps = {
  /** The address of the person's own picture, once there is one. */
  src?: string | undefined;
  /**
   * Stands in while there is no picture of their own.
   * @default the empty avatar
   */
  standIn?: Picture | undefined;
  /** What the picture says; empty beside the person's name. */
  alt: string;
  /** How wide it is. @default "md" (48 px; `sm` 32, `lg` 72, `xl` 112) */
  size?: AvatarSize;
  /** A class of your own, which wins over the piece's styles. */
  className?: string;
};

/** A round picture of a person; who has none is an empty outline. @source spec §7 */
export function Avatar({ src, standIn = pictures.avatarEmpty, alt, size, className }: AvatarProps) {
  return (
    <img
      src={src ?? standIn.src}
      alt={alt}
      width={standIn.width}
      height={standIn.height}
      decoding="async"
      className={look({ size, className })}
    />
  );
}
