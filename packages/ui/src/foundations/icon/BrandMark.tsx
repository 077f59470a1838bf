import sprite from "./generated/brands.svg?no-inline";
import type { BrandName } from "./generated/brands.ts";
import { SpriteIcon, type SpriteIconProps } from "./SpriteIcon.tsx";

export type BrandMarkProps = Omit<SpriteIconProps, "name" | "sprite"> & {
  /** Whose mark. */
  name: BrandName;
};

/** The mark of a company or network, from one cached sprite file. Decorative like `Icon`. */
export function BrandMark(props: BrandMarkProps) {
  return <SpriteIcon {...props} sprite={sprite} />;
}
