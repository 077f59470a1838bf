import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import * as css from "./CoverPicture.css.ts";

/** A photo or drawing that came with something from the provider. */
export type Cover = {
  src: string;
  /** What it shows; empty when the title beside it says enough. */
  alt: string;
};

export type CoverPictureProps = {
  /** Without one the box holds a sprout on paper. */
  of: Cover | undefined;
  /** Whether it is in the first view, so that it is fetched at once. @default false */
  eager?: boolean | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** A 16:9 cover that fills its box; without one the box is paper with a sprout on it. */
export function CoverPicture({ of: cover, eager = false, className }: CoverPictureProps) {
  const box = className ? `${css.cover} ${className}` : css.cover;
  if (!cover) {
    return (
      <span className={`${box} ${css.empty}`}>
        <Illustration of={pictures.stickerSprout} alt="" />
      </span>
    );
  }
  return (
    <img
      src={cover.src}
      alt={cover.alt}
      width={640}
      height={360}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={box}
    />
  );
}
