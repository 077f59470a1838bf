import { Link } from "@gk/ui/link";
import type { ReactNode } from "react";

/** Draws a tag of a message as a link. @example t.rich("premium.terms.check", { terms: linkTo(paths.termsOfSubscription) }) */
export const linkTo = (href: string) => (words: ReactNode[]) => <Link href={href}>{words}</Link>;
