import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of the product, or a whole address. */
  href: string;
  /** Where it leads, in words that make sense by themselves. */
  children?: ReactNode;
  /** The native link, for instance to give it the focus. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};
