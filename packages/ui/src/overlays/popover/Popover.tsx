"use client";

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../controls/button/index.ts";
import { align as aligned, anchor, sheet as look, scope } from "../../foundations/anchored/anchored.css.ts";
import { type SheetControl, useSheet } from "../../foundations/anchored/use-sheet.ts";
import * as css from "./Popover.css.ts";

export type PopoverProps = Omit<ButtonProps, "children" | "type"> &
  SheetControl & {
    /** What the button says; its variants and attributes are a `Button`'s. */
    trigger: ReactNode;
    /** A class for the sheet, which wins over the piece's styles. */
    sheetClassName?: string | undefined;
    /** What the sheet holds. */
    children: ReactNode;
  };

/**
 * A button that opens a small sheet beside it, by the browser's own popovers: it lies over everything, opens before scripts,
 * and closes with Escape and a press outside.
 */
export function Popover({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  align = "start",
  sheetClassName,
  className,
  children,
  onClick,
  ...button
}: PopoverProps) {
  const { sheetProps, scopeProps, buttonProps, press, escape } = useSheet({ open, defaultOpen, onOpenChange, align });
  return (
    <div {...scopeProps} role="presentation" className={scope} onKeyDown={escape}>
      <Button
        {...button}
        {...buttonProps}
        className={cx(anchor, className)}
        onClick={(event) => {
          onClick?.(event);
          press();
        }}
      >
        {trigger}
      </Button>
      <div {...sheetProps} className={cx(look, aligned[align], css.sheet, sheetClassName)}>
        {children}
      </div>
    </div>
  );
}
