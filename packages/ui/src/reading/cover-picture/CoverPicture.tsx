import type { ComponentProps } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import * as css from "./CoverPicture.css.ts";

/** A photo or drawing that came with something from the provider. */
export type Cover = {
  src: string;
  /** What it shows; empty when the title beside it says enough. */
  alt: string;
  /** An emblem, shown whole on paper instead of filling the box. @default false */
  whole?: boolean | undefined;
};

export type CoverPictureProps = Omit<ComponentProps<"span">, "children"> & {
  /** The picture; without one the box is paper. */
  of: Cover | undefined;
  /** Lies on the paper of a box without a picture. @default nothing */
  standIn?: Picture | undefined;
  /** Whether it is in the first view, so that it is fetched at once. @default false */
  eager?: boolean | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** A 16:9 cover that fills its box, or an emblem whole on paper; without one the box is paper, and keeps its place. */
export function CoverPicture({ of: cover, standIn, eager = false, className, ...rest }: CoverPictureProps) {
  const box = className ? `${css.cover} ${className}` : css.cover;
  if (!cover) {
    return (
      <span {...rest} className={`${box} ${css.empty}`}>
        {standIn && <Illustration of={standIn} alt="" />}
      </span>
    );
  }
  return (
    <img
      {...(rest as ComponentProps<"img">)}
      src={cover.src}
      alt={cover.alt}
      width={640}
      height={360}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={cover.whole ? `${box} ${css.whole}` : box}
    />
  );
}
