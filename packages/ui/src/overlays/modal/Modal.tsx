"use client";

import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useImperativeHandle,
  useRef,
} from "react";
import { inputMethodKeyCode } from "../../foundations/composing/input-method.ts";
import * as css from "./Modal.css.ts";
import type { ModalState } from "./useModal.ts";

/** Whether something within is open that Escape closes first. Not in jsdom. */
const holdsPopover = (dialog: HTMLDialogElement) =>
  "popover" in HTMLElement.prototype && dialog.querySelector(":popover-open") !== null;

/** Stays as it is drawn while nobody sees it. */
const Contents = memo(
  function Contents({ children }: { shown: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { shown }) => !shown,
);

/** What the native dialog takes, beside what the piece says itself. */
export type DialogAttributes = Omit<
  ComponentProps<"dialog">,
  "open" | "title" | "children" | "role" | "aria-labelledby" | "aria-describedby" | "onCancel" | "onClose"
>;

type ModalProps = Omit<ComponentProps<"dialog">, "open" | "onClose"> & {
  modal: ModalState;
  /** Whether it is drawn also while it is closed. */
  kept?: boolean | undefined;
};

/**
 * The native modal dialog over the whole window, with what it holds somewhere in it. Drawn where it stands, so that language,
 * direction, theme and shadow root around it are its own.
 *
 * @source spec §4 "Pop-ups"; T42, T55
 */
export function Modal({ modal, kept, className, children, ref, ...rest }: ModalProps) {
  const { open, onClose, dialog, present } = modal;
  const pressedBeside = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  if (!present && !kept) return null;

  const { onKeyDown, onPointerDown, onClick } = rest;
  const keyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.defaultPrevented || holdsPopover(event.currentTarget)) return;
    // Ours alone: the browser would close it by itself, and also when the key belongs to an input method.
    event.preventDefault();
    if (event.keyCode !== inputMethodKeyCode) onClose();
  };
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file chooser within that is left cancels too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const pointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    onPointerDown?.(event);
    pressedBeside.current = event.target === event.currentTarget;
  };
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    // Both ends of the press: whoever selects words may let go beside the sheet.
    if (pressedBeside.current && event.target === event.currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it; the keyboard has Escape
    <dialog
      {...rest}
      ref={dialog}
      tabIndex={-1}
      inert={present && !open}
      className={cx(css.layer, className)}
      onKeyDown={keyDown}
      onCancel={cancel}
      onPointerDown={pointerDown}
      onClick={click}
      // By `method="dialog"` of a form within, or by the browser itself where the system insists.
      onClose={({ currentTarget, target }) => target === currentTarget && open && !currentTarget.open && onClose()}
    >
      <Contents shown={present}>{children}</Contents>
    </dialog>
  );
}
