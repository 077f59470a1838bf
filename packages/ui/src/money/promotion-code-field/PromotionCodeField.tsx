"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from "react";
import { Button } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import {
  control,
  controlProps,
  Field,
  type FieldQuestion,
  type Native,
  Status,
  typeInto,
  useField,
} from "../../forms/field/index.ts";
import { isComposing } from "../../forms/form/index.ts";
import { live } from "../../foundations/announced/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { ScriptsOnly } from "../../foundations/scripts-only/index.ts";
import * as css from "./PromotionCodeField.css.ts";

/** What its buttons say. */
export type PromotionCodeFieldWords = {
  /** Tries the code. */
  apply: string;
  /** While the code is being checked. */
  checking: string;
  /** Takes the code away; it names the code. */
  remove: string;
};

export type PromotionCodeFieldProps = Omit<FieldQuestion, "optional"> &
  Answer<string, ChangeEvent<HTMLInputElement>> &
  PromotionCodeFieldWords &
  Native<ComponentPropsWithRef<"input">> & {
    /** Says which code counts and what it takes off, once one does. */
    applied?: ReactNode;
    /** Whether the code is being checked. */
    busy?: boolean | undefined;
    /** Called with the typed code when the person wants it to count. */
    onApply: (code: string) => void;
    /** Called when the person takes the code away. */
    onRemove: () => void;
  };

/**
 * A promotion code that is checked on the spot, inside the form of the purchase: Enter checks it and does not buy.
 * @source decision 29; T90
 */
export function PromotionCodeField({
  apply,
  checking,
  remove,
  applied,
  busy = false,
  onApply,
  onRemove,
  onChange,
  onKeyDown,
  ref,
  ...props
}: PromotionCodeFieldProps) {
  const { parts, native } = useField({ ...props, optional: true });
  const held = native.disabled || native.readOnly;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);

  const tryCode = () => {
    const code = box.current?.value.trim();
    if (code) onApply(code);
    else box.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isComposing(event) && !busy && !held) tryCode();
  };
  const takeAway = () => {
    if (box.current) typeInto(box.current, "");
    box.current?.focus();
    onRemove();
  };

  // A refusal comes while the person is still in the field: it is read out as the code that counts is.
  return (
    <div ref={live} aria-atomic={false}>
      <Field parts={parts}>
        <div>
          <div className={css.line}>
            <input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...native}
              {...controlProps(parts)}
              ref={box}
              type="text"
              className={cx(control, css.code)}
              onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
              onKeyDown={press}
            />
            {/* The code is tried with the purchase all the same. */}
            <ScriptsOnly>
              <Button variant="secondary" disabled={held} busy={busy ? checking : undefined} onClick={tryCode}>
                {apply}
              </Button>
            </ScriptsOnly>
          </div>
          <Status>
            {applied && (
              <span className={css.applied}>
                <Icon of={icons.ticketCheck} />
                {applied}
                <IconButton className={css.remove} icon={icons.x} label={remove} disabled={held} onClick={takeAway} />
              </span>
            )}
          </Status>
        </div>
      </Field>
    </div>
  );
}
