"use client";

import Link from "next/link";

/** Links of @gk/ui go through Next's router. */
export function NextLink(props) {
  return <Link {...props} />;
}
