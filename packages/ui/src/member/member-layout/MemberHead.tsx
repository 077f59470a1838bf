import type { ReactNode } from "react";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./MemberLayout.css.ts";

export type MemberHeadProps = {
  /** The page's `h1`. */
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The page's main action, across from the title. */
  action?: ReactNode;
  /** Whether the title carries words from outside the catalogue, such as a child's name. */
  dynamic?: boolean;
};

/** The title of a page of the member area. */
export function MemberHead({ title, lead, action, dynamic = false }: MemberHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <Heading level={1} size="4xl" dynamic={dynamic} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {action}
    </div>
  );
}
