"use client";

import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { useUi } from "../ui-provider/UiProvider.tsx";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of the product, or a whole address. */
  href: string;
  /** Where it leads, in words that make sense by themselves. */
  children?: ReactNode;
  /** The native link, for instance to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
};

/** A link drawn by the `link` of the nearest `UiProvider`, so that the product's router handles it. */
export function Link({ children, ...rest }: LinkProps) {
  const { link: Drawn = "a" } = useUi();
  return <Drawn {...rest}>{children}</Drawn>;
}
