"use client";

import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { IconButton } from "../icon-button/index.ts";
import * as css from "./Toast.css.ts";
import type { ToastTone } from "./Toast.variants.ts";
import type { ToastOptions } from "./toasts.ts";
import { useStay } from "./useStay.ts";

const drawings: Record<ToastTone, IconDrawing> = { success: icons.circleCheck, info: icons.info };

type ToastSheetProps = Pick<ToastOptions, "tone" | "action"> & {
  children: ReactNode;
  /** How long it stays; the time stands still under the pointer or focus. @units milliseconds */
  stayMs: number;
  /** Called when the toast is to leave: by one of its buttons or when its time is up. */
  onDismiss: () => void;
};

/** One toast, on ink paper. Its buttons give the focus back to what had it. */
export function ToastSheet({ tone = "success", action, children, stayMs, onDismiss }: ToastSheetProps) {
  const { words } = useUi();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useStay(stayMs, pointed || focused, onDismiss);
  const before = useRef<EventTarget | null>(null);
  const focus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const dismiss = () => {
    onDismiss();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const act = () => {
    dismiss();
    action?.onPress();
  };
  return (
    <div
      className={css.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={focus}
      onBlur={() => setFocused(false)}
    >
      <Icon of={drawings[tone]} className={css.icon} />
      <span className={css.message}>{children}</span>
      {action && (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon={icons.x} label={words.dismiss} className={css.dismiss} onClick={dismiss} />
    </div>
  );
}
