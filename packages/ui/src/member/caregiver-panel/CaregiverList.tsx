import type { ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import * as css from "./CaregiverPanel.css.ts";

/** A person with an account of their own who looks after the child: not one of the carers that the child's form counts. @source T74 */
export type Caregiver = {
  id: string;
  name: ReactNode;
  email: ReactNode;
  portrait: Picture;
  /** Whether the invitation was taken up, in words. */
  status?: ReactNode;
  active?: boolean;
  /** The button that removes the person; its name carries theirs. */
  action?: ReactNode;
};

/** The accounts that share a child. */
export function CaregiverList({ people }: { /** The main account first. */ people: readonly Caregiver[] }) {
  return (
    <ul className={css.people}>
      {people.map(({ id, name, email, portrait, status, active = false, action }) => (
        <li key={id} className={css.person}>
          <Illustration of={portrait} alt="" className={css.portrait} />
          <div className={css.row}>
            <div className={css.who}>
              <strong className={css.personName}>{name}</strong>
              <span className={css.address}>{email}</span>
            </div>
            <div className={css.standing}>
              {status !== undefined && <Tag tone={active ? "success" : "waiting"}>{status}</Tag>}
              {action}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
