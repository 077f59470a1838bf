import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./RoleCard.css.ts";

export type RoleCardProps = Omit<ComponentProps<"li">, "about" | "children" | "role"> & {
  /** A drawn face, never a photo. */
  picture: Picture;
  /** What the person does; nobody is named. */
  role: string;
  /** What that means for families. */
  about?: string | undefined;
  /** The heading's place in the page's outline. @default 3 */
  level?: 3 | 4 | undefined;
};

/** Somebody of the team, by role. Lay several out in `RoleCards`. */
export function RoleCard({ picture, role, about, level = 3, className, ...rest }: RoleCardProps) {
  return (
    <li {...rest} className={cx(css.card, className)}>
      <Illustration of={picture} alt="" className={css.face} />
      <Heading level={level} size="lg">
        {role}
      </Heading>
      {about && (
        <Text size="sm" tone="muted" className={css.about}>
          {about}
        </Text>
      )}
    </li>
  );
}

/** People side by side; two in a row in the narrow layout. */
export function RoleCards({
  children,
  className,
  ...rest
}: ComponentProps<"ul"> & { /** `RoleCard`s. */ children: ReactNode }) {
  return (
    <ul {...rest} className={cx(css.cards, className)}>
      {children}
    </ul>
  );
}
