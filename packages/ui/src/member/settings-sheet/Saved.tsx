import type { ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./SettingsSheet.css.ts";

/** That a change has been saved. */
export function Saved({ children }: { children: ReactNode }) {
  return (
    <span className={css.saved}>
      <Icon of={icons.circleCheck} />
      {children}
    </span>
  );
}
