"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, use } from "react";
import { Button, type ButtonVariant } from "../../controls/button/index.ts";
import * as css from "./Form.css.ts";
import { FormContext } from "./form-context.ts";

export type FormActionsProps = ComponentProps<"div"> & {
  /** What the button does. */
  submit: string;
  /** What it says while the form is busy. */
  submitting: string;
  /** What the button is for. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** How high the button is. @default "lg" */
  size?: "md" | "lg" | undefined;
  /** Whether the button is as wide as the form. */
  block?: boolean | undefined;
  /** The way out: a quiet link or button beside it. */
  children?: ReactNode;
};

/** The foot of a form: its submit button, which speaks while the form is busy, and the way out. */
export function FormActions({
  submit,
  submitting,
  variant,
  size = "lg",
  block = false,
  children,
  className,
  ...rest
}: FormActionsProps) {
  const busy = use(FormContext)?.busy ?? false;
  return (
    <div {...rest} className={cx(css.actions, className)}>
      <Button type="submit" variant={variant} size={size} block={block} busy={busy ? submitting : undefined}>
        {submit}
      </Button>
      {children}
    </div>
  );
}
