"use client";

import { type LinkProps, useUi } from "../ui-provider/index.ts";

/** A link drawn by the `link` of the nearest `UiProvider`, so that the product's router handles it. */
export function Link({ children, ...rest }: LinkProps) {
  const { link: Drawn = "a" } = useUi();
  return <Drawn {...rest}>{children}</Drawn>;
}
