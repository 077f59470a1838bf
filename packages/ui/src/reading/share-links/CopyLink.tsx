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
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const copy = async () => {
    try {
      // There is none on a page without TLS, and in some apps' own browsers.
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
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
