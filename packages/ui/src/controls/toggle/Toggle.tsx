"use client";

import { type ReactNode, useId } from "react";
import * as css from "./Toggle.css.ts";

export type ToggleProps = {
  /** What is switched, never its state. */
  label: ReactNode;
  /** What the present state means, such as the next charge. */
  description?: ReactNode;
  /** The state that the server confirmed. */
  checked: boolean;
  /** The words shown instead of the description while the change runs; nothing can be pressed meanwhile. */
  busy?: string | undefined;
  /** Whether it can't be changed; the description says why. It stays focusable. */
  disabled?: boolean | undefined;
  /**
   * The button's type: `submit` lets a form around it make the change before scripts run.
   * @default "button"
   */
  type?: "button" | "submit";
  /** Called with the state that the person asks for. The state shown stays `checked`, which the server confirms. */
  onToggle?: ((next: boolean) => void) | undefined;
};

/**
 * A switch for something that takes effect at once. While a change runs it is never repeated.
 * @source decision 44
 */
export function Toggle({
  label,
  description,
  checked,
  busy,
  disabled = false,
  type = "button",
  onToggle,
}: ToggleProps) {
  const id = useId();
  const idle = disabled || busy !== undefined;
  const said = busy ?? description;
  return (
    <div className={css.row}>
      <div className={css.words}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span id={`${id}-said`} className={css.description} aria-live="polite">
          {said}
        </span>
      </div>
      <button
        // oxlint-disable-next-line react/button-has-type -- the type is a prop whose default is "button"
        type={type}
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        className={css.control}
        onClick={(event) => {
          if (idle) event.preventDefault();
          else onToggle?.(!checked);
        }}
        {...(said === undefined ? {} : { "aria-describedby": `${id}-said` })}
        {...(idle ? { "aria-disabled": true } : {})}
      />
    </div>
  );
}
