"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, useRef, useState } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { ScriptsOnly } from "../../foundations/scripts-only/index.ts";
import { Figure } from "../../foundations/text/index.ts";
import { Button } from "../button/index.ts";
import { LiveRegion } from "../toast/index.ts";
import * as css from "./CopyCode.css.ts";

export type CopyCodeProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is copied, as it is typed elsewhere (`HELLOGK`). */
  code: string;
  /** What the button says before and after. */
  words: {
    copy: string;
    /** What the button says once the code is in the clipboard; also read out. */
    copied: string;
  };
};

/**
 * A code on a stitched slip with a button that copies it. Where the browser refuses the clipboard, the code is selected
 * instead, for the person to copy.
 */
export function CopyCode({ code, words, className, ...rest }: CopyCodeProps) {
  const slip = useRef<HTMLSpanElement>(null);
  const [inClipboard, setInClipboard] = useState<string>();
  const copied = inClipboard === code;
  const select = () => slip.current && window.getSelection()?.selectAllChildren(slip.current);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setInClipboard(code);
    } catch {
      select();
    }
  };
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <span ref={slip} className={css.code}>
        <Figure>{code}</Figure>
      </span>
      <ScriptsOnly>
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          <Icon of={copied ? icons.check : icons.copy} />
          {copied ? words.copied : words.copy}
        </Button>
      </ScriptsOnly>
      <LiveRegion>{copied && words.copied}</LiveRegion>
    </div>
  );
}
