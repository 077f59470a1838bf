"use client";

import { cva } from "class-variance-authority";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useDeferredValue,
  useImperativeHandle,
  useRef,
} from "react";
import { inputMethodKeyCode } from "../../foundations/composing/input-method.ts";
import * as css from "./Modal.css.ts";
import { useAway } from "./useAway.ts";
import { useModal } from "./useModal.ts";

const look = cva(css.layer, {
  variants: { variant: { popUp: css.popUp, drawer: css.drawer }, kept: { true: css.kept } },
});

/** Whether something within is open that Escape closes first. Not in jsdom. */
const holdsPopover = (dialog: HTMLDialogElement) =>
  "popover" in HTMLElement.prototype && dialog.querySelector(":popover-open") !== null;

/** Whether modals only show where they stand, without taking the page: how Storybook lays them out side by side. */
export const InPlace = createContext(false);

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

type ModalProps = Omit<ComponentProps<"dialog">, "onClose"> & {
  open: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** How it lies in the window. */
  variant: "popUp" | "drawer";
  /** Whether it is drawn before it opens, and stays when it has closed. */
  keepMounted?: boolean | undefined;
};

/**
 * The native modal dialog over the whole window, with what it holds somewhere in it. Drawn where it stands, so that language,
 * direction, theme and shadow root around it are its own.
 *
 * @source spec §4 "Pop-ups"; T42, T55
 */
export function Modal({ open, onClose, variant, keepMounted, className, children, ref, ...rest }: ModalProps) {
  const { dialog, present } = useModal(open, onClose, use(InPlace));
  const pressedBeside = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  // What nobody sees yet is drawn in between, when nothing else is to be done.
  const isKept = useDeferredValue(keepMounted, false);
  const away = useAway(isKept === true && !present);
  if (!present && !isKept) return null;

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
      aria-hidden={!present || undefined}
      data-away={away ? "" : undefined}
      className={look({ variant, kept: isKept, className })}
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
