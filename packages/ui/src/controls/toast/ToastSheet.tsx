"use client";

import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { IconButton } from "../icon-button/index.ts";
import * as css from "./Toast.css.ts";
import type { ToastKind } from "./Toast.variants.ts";
import { useStay } from "./useStay.ts";

const drawings: Record<ToastKind, IconDrawing> = { success: icons.circleCheck, info: icons.info };

export type ToastSheetProps = {
  /** Decides the icon. */
  kind: ToastKind;
  children: ReactNode;
  /** Called when the toast is to leave: by its button or after six seconds, which stand still under the pointer or focus. */
  onDismiss: () => void;
};

/** One toast, on ink paper. Its button gives the focus back to what had it. */
export function ToastSheet({ kind, children, onDismiss }: ToastSheetProps) {
  const { words } = useUi();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useStay(pointed || focused, onDismiss);
  const before = useRef<EventTarget | null>(null);
  const focus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const dismiss = () => {
    onDismiss();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <div
      className={css.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={focus}
      onBlur={() => setFocused(false)}
    >
      <Icon of={drawings[kind]} className={css.icon} />
      <span>{children}</span>
      <IconButton icon={icons.x} label={words.dismiss} className={css.dismiss} onClick={dismiss} />
    </div>
  );
}
