import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./AppLine.css.ts";

export type AppLineProps = ComponentProps<"div"> & {
  /** What is done in the mobile app. */
  children: ReactNode;
  /** The links to the app stores. */
  stores: ReactNode;
};

/** Reminds the member that missions live in the mobile app. */
export function AppLine({ children, stores, className, ...rest }: AppLineProps) {
  return (
    <div {...rest} className={cx(css.line, className)}>
      <Icon of={icons.smartphone} />
      <p>{children}</p>
      <div className={css.stores}>{stores}</div>
    </div>
  );
}
