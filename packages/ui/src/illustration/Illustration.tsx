import type { ImgHTMLAttributes } from "react";

/** A drawn picture: its cached file and its natural measures in CSS pixels. */
export type Picture = { src: string; width: number; height: number };

export type IllustrationProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & {
  /** One of `pictures`. */
  of: Picture;
  /** What the picture says; empty when it only decorates. */
  alt: string;
  /** Whether the picture is in the first view, so that it is fetched at once. */
  eager?: boolean;
};

/** A picture of the illustration set in an `<img>` that keeps its place while it loads. */
export function Illustration({
  of,
  alt,
  eager = false,
  width = of.width,
  height = of.height,
  // What is in the first view is painted with it, not a frame after whatever scripts do meanwhile.
  decoding = eager ? "sync" : "async",
  loading = eager ? "eager" : "lazy",
  fetchPriority = eager ? "high" : undefined,
  ...rest
}: IllustrationProps) {
  return (
    <img
      {...rest}
      src={of.src}
      alt={alt}
      width={width}
      height={height}
      decoding={decoding}
      loading={loading}
      fetchPriority={fetchPriority}
    />
  );
}
