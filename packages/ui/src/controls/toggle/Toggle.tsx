"use client";

import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useState } from "react";
import { live } from "../../foundations/announced/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import * as css from "./Toggle.css.ts";

export type ToggleProps = Answer<boolean, MouseEvent<HTMLButtonElement>> &
  Omit<
    ComponentPropsWithRef<"button">,
    | keyof Answer<never>
    | "aria-checked"
    | "aria-disabled"
    | "aria-labelledby"
    | "children"
    | "disabled"
    | "role"
    | "type"
  > & {
    /** What is switched, never its state. */
    label: ReactNode;
    /** What the present state means, such as the next charge. */
    description?: ReactNode;
    /** The words shown instead of the description while the change runs; nothing can be pressed meanwhile. */
    busy?: string | undefined;
    /** Whether it can't be changed; the description says why. It stays focusable. */
    disabled?: boolean | undefined;
    /**
     * The button's type: `submit` lets a form around it make the change before scripts run.
     * @default "button"
     */
    type?: "button" | "submit" | undefined;
  };

/**
 * A switch for something that takes effect at once. Give it the `value` that the server confirmed: it shows that until the
 * next one, and while a change runs it is never repeated.
 * @source decision 44
 */
export function Toggle({
  label,
  description,
  value,
  defaultValue = false,
  onChange,
  busy,
  disabled = false,
  type = "button",
  className,
  onClick,
  "aria-describedby": described,
  ...button
}: ToggleProps) {
  const ownId = useId();
  const [kept, setKept] = useState(defaultValue);
  const isOn = value ?? kept;
  const idle = disabled || busy !== undefined;
  const said = busy ?? description;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) return event.preventDefault();
    onClick?.(event);
    if (event.defaultPrevented) return;
    setKept(!isOn);
    onChange?.(!isOn, event);
  };
  return (
    <div className={cx(css.row, className)}>
      <div className={css.words}>
        <span id={`${ownId}-label`} className={css.label}>
          {label}
        </span>
        <span id={`${ownId}-said`} className={css.description} ref={live}>
          {said}
        </span>
      </div>
      <button
        {...button}
        type={type}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={[said !== undefined && `${ownId}-said`, described].filter(Boolean).join(" ") || undefined}
        aria-disabled={idle || undefined}
        className={css.control}
        onClick={press}
      />
    </div>
  );
}
