import type { ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./AppLine.css.ts";

export type AppLineProps = {
  /** What is done in the mobile app. */
  children: ReactNode;
  /** The links to the app stores. */
  stores: ReactNode;
};

/** Reminds the member that missions live in the mobile app. */
export function AppLine({ children, stores }: AppLineProps) {
  return (
    <div className={css.line}>
      <Icon of={icons.smartphone} />
      <p>{children}</p>
      <div className={css.stores}>{stores}</div>
    </div>
  );
}
