"use client";

import { type ReactNode, useState } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { ScriptsOnly } from "../../foundations/scripts-only/index.ts";
import * as css from "./ShareLinks.css.ts";

export type CopyLinkWords = {
  copy: string;
  /** Announced once the address is in the clipboard. */
  copied: ReactNode;
  /** Says how to copy it where the browser refuses the clipboard. */
  failed: ReactNode;
};

type CopyLinkProps = {
  /** The page's whole address. */
  address: string;
  /** What the button says, and what is announced after a press. */
  words: CopyLinkWords;
};

/** Puts the page's address into the clipboard and says how that went. */
export function CopyLink({ address, words }: CopyLinkProps) {
  // What came of a press is said of the address that it was for: the page can become another's.
  const [pressed, setPressed] = useState<{ address: string; outcome: "copied" | "failed" }>();
  const outcome = pressed?.address === address ? pressed.outcome : undefined;
  const copy = async () => {
    try {
      // There is none on a page without TLS, and in some apps' own browsers.
      await navigator.clipboard.writeText(address);
      setPressed({ address, outcome: "copied" });
    } catch {
      setPressed({ address, outcome: "failed" });
    }
  };
  return (
    <>
      <ScriptsOnly>
        <button type="button" aria-label={words.copy} className={css.link} onClick={() => void copy()}>
          <Icon of={outcome === "copied" ? icons.check : icons.copy} />
        </button>
      </ScriptsOnly>
      <output className={css.outcome}>{outcome && words[outcome]}</output>
    </>
  );
}
