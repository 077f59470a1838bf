import type { LinkProps } from "@gk/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** Links of @gk/ui go through the router. */
export const RouterLink = ({ href, ...rest }: LinkProps): ReactNode => <Link to={href} {...rest} />;
