import { ButtonLink } from "../button/index.ts";
import { Illustration, type Picture } from "../illustration/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./EmptyState.css.ts";

export type EmptyStateProps = {
  picture: Picture;
  title: string;
  /** One sentence. */
  body: string;
  /** The next step. */
  action?: { href: string; label: string };
  /** The title's place in the page's outline. @default 2 */
  level?: 1 | 2 | 3;
};

/** Stands where nothing is yet: what will be here, and the next step. Never blames. @source DESIGN §7 */
export function EmptyState({ picture, title, body, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Illustration of={picture} alt="" className={css.picture} />
      <Heading level={level} size="3xl">
        {title}
      </Heading>
      <Text tone="secondary" className={css.body}>
        {body}
      </Text>
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </div>
  );
}
