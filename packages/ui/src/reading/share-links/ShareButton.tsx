"use client";

import { useSyncExternalStore } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./ShareLinks.css.ts";

type ShareButtonProps = {
  /** The page's whole address. */
  address: string;
  /** What is shared, as other apps show it. */
  subject: string;
  /** What the button says. */
  label: string;
};

const never = () => () => undefined;

/** Hands the page on by the device's own sheet of apps; not there where the browser has none, and before scripts. */
export function ShareButton({ address, subject, label }: ShareButtonProps) {
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  if (!canShare) return null;
  const share = () => {
    // Refused where nothing is chosen, about which there is nothing to say.
    navigator.share({ url: address, title: subject }).catch(() => undefined);
  };
  return (
    <li>
      <button type="button" aria-label={label} className={css.link} onClick={share}>
        <Icon of={icons.share2} />
      </button>
    </li>
  );
}
