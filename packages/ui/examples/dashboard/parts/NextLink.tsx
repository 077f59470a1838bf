"use client";

import type { LinkProps } from "@gk/ui/link";
import Link from "next/link";
import type { ReactNode } from "react";

/** Links of @gk/ui go through Next's router. */
export const NextLink = (props: LinkProps): ReactNode => <Link {...props} />;
