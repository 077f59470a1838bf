import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./MemberLayout.css.ts";

export type MemberHeadProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** The page's `h1`. */
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The page's main action, across from the title. */
  actions?: ReactNode;
  /** Whether the title carries words from outside the catalogue, such as a child's name. */
  dynamic?: boolean | undefined;
};

/** The title of a page of the member area. */
export function MemberHead({ title, lead, actions, dynamic = false, className, ...rest }: MemberHeadProps) {
  return (
    <div {...rest} className={cx(css.head, className)}>
      <div className={css.words}>
        <Heading level={1} size="4xl" dynamic={dynamic} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {actions}
    </div>
  );
}
