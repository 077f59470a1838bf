import { cx } from "class-variance-authority";
import { BrandMark } from "../../foundations/icon/index.ts";
import { Link, type LinkProps } from "../../foundations/link/index.ts";
import * as css from "./StoreButton.css.ts";

/** The two stores that have the mobile app. @source spec §1 */
export const stores = ["apple", "google"] as const;
export type Store = (typeof stores)[number];

const marks = { apple: "apple", google: "google-play" } as const;

export type StoreButtonProps = Omit<LinkProps, "children"> & {
  /** Decides the mark. */
  store: Store;
  /** The app's page in that store. */
  href: string;
  /** The small line: what happens there, read on by the store's name ("Download on the"). */
  action: string;
  /** The store's name. */
  name: string;
};

/** A link to the mobile app in one of the two stores. */
export function StoreButton({ store, action, name, className, ...rest }: StoreButtonProps) {
  return (
    <Link {...rest} className={cx(css.button, css.store[store], className)}>
      <BrandMark name={marks[store]} className={css.mark} />
      <span>
        <span className={css.action}>{action} </span>
        <span className={css.name}>{name}</span>
      </span>
    </Link>
  );
}
