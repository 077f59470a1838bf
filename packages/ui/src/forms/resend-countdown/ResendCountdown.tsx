"use client";

import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { Status } from "../field/index.ts";
import { secondsLeft } from "./seconds-left.ts";

export type ResendCountdownWords = {
  resend: string;
  /** While it is being sent. */
  sending: string;
  /** Says how long to wait. */
  wait: (seconds: number) => string;
  /** Read out once the wait is over. */
  ready: string;
};

export type ResendCountdownProps = Omit<ButtonProps, "busy" | "children" | "disabled" | "onClick" | "type"> & {
  /** What the button says in each state. */
  words: ResendCountdownWords;
  /** When it can be sent again, by the server's clock. @units epoch milliseconds */
  availableAt: number;
  /** When the server said so, by the same clock: the visitor's own may be wrong. @units epoch milliseconds */
  now: number;
  /** Whether it is being sent. */
  busy?: boolean | undefined;
  /** Called when the person asks for it. @default the button submits the form around it */
  onResend?: (() => void) | undefined;
};

/** The seconds left of a wait, once a second; what passes is measured here, where the wait began is the server's word. */
function useSecondsLeft(availableAt: number, now: number): number {
  const [passed, setPassed] = useState({ availableAt, now, ms: 0 });

  useEffect(() => {
    if (secondsLeft(availableAt, now) === 0) return undefined;
    const start = performance.now();
    const tick = setInterval(() => {
      const ms = performance.now() - start;
      setPassed({ availableAt, now, ms });
      if (secondsLeft(availableAt, now + ms) === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [availableAt, now]);

  const isOfThisWait = passed.availableAt === availableAt && passed.now === now;
  return secondsLeft(availableAt, now + (isOfThisWait ? passed.ms : 0));
}

/**
 * Sends something again, after a wait that the server sets; a reload asks the server anew. The seconds run down for the
 * eye; they are read out once, and so is the end of the wait.
 * @source spec §4 "Email verification"; decisions 11 and 40
 */
export function ResendCountdown({ words, availableAt, now, busy = false, onResend, ...rest }: ResendCountdownProps) {
  const whole = secondsLeft(availableAt, now);
  const left = useSecondsLeft(availableAt, now);
  const waiting = left > 0;

  return (
    <>
      <Button
        {...rest}
        type={onResend ? "button" : "submit"}
        disabled={waiting}
        busy={busy ? words.sending : undefined}
        onClick={onResend}
      >
        {waiting ? (
          <>
            <Icon of={icons.clock} />
            <span aria-hidden>{words.wait(left)}</span>
            <VisuallyHidden>{words.wait(whole)}</VisuallyHidden>
          </>
        ) : (
          words.resend
        )}
      </Button>
      <VisuallyHidden>
        <Status>{whole > 0 && !waiting && words.ready}</Status>
      </VisuallyHidden>
    </>
  );
}
