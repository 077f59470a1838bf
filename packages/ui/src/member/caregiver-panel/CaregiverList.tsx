import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import * as css from "./CaregiverPanel.css.ts";

/** A person with an account of their own who looks after the child: not one of the carers that the child's form counts. @source T74 */
export type Caregiver = {
  id: string;
  name: ReactNode;
  email: ReactNode;
  picture: Picture;
  /** Whether the invitation was taken up, in words. */
  status?: ReactNode;
  active?: boolean | undefined;
  /** The button that removes the person; its name carries theirs. */
  actions?: ReactNode;
};

/** The accounts that share a child. */
export function CaregiverList({
  people,
  className,
  ...rest
}: Omit<ComponentProps<"ul">, "children"> & { /** The main account first. */ people: readonly Caregiver[] }) {
  return (
    <ul {...rest} className={cx(css.people, className)}>
      {people.map(({ id, name, email, picture, status, active = false, actions }) => (
        <li key={id} className={css.person}>
          <Illustration of={picture} alt="" className={css.portrait} />
          <div className={css.row}>
            <div className={css.who}>
              <strong className={css.personName}>{name}</strong>
              <span className={css.address}>{email}</span>
            </div>
            <div className={css.standing}>
              {status !== undefined && <Tag tone={active ? "success" : "waiting"}>{status}</Tag>}
              {actions}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
