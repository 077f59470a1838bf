import type { ComponentProps } from "react";

/** A drawn picture: its cached file and its natural measures in CSS pixels. */
export type Picture = {
  /** The address of the file. */
  src: string;
  /** Its natural width. @units CSS pixels */
  width: number;
  /** Its natural height. @units CSS pixels */
  height: number;
};

export type IllustrationProps = Omit<ComponentProps<"img">, "src" | "alt"> & {
  /** The drawing; GK's are `pictures`. */
  of: Picture;
  /** What the picture says; empty when it only decorates. */
  alt: string;
  /** Whether the picture is in the first view, so that it is fetched at once. */
  eager?: boolean | undefined;
};

/**
 * What an `<img>` of the picture carries. A piece that a page has hundreds of draws the element by itself and spares a
 * component each.
 */
export function pictureAttributes({ src, width, height }: Picture, eager = false) {
  return {
    src,
    width,
    height,
    // What is in the first view is painted with it, not a frame after whatever scripts do meanwhile. Styles and faces, which
    // more hangs on, are fetched before it.
    ...(eager ? ({ decoding: "sync", loading: "eager" } as const) : ({ loading: "lazy" } as const)),
  };
}

/** A drawn picture in an `<img>` that keeps its place while it loads. */
export function Illustration({ of, alt, eager, ...rest }: IllustrationProps) {
  return <img {...pictureAttributes(of, eager)} {...rest} alt={alt} />;
}
