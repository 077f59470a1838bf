"use client";

import { cx } from "class-variance-authority";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { control, controlProps, Field, type FieldQuestion, Status, useField } from "../../forms/field/index.ts";
import { isComposing } from "../../forms/form/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./PromotionCodeField.css.ts";

export type PromotionCodeFieldWords = {
  label: ReactNode;
  placeholder: string;
  apply: string;
  /** While the code is being checked. */
  checking: string;
  /** Takes the code away; it names the code. */
  remove: string;
};

export type PromotionCodeFieldProps = Omit<FieldQuestion, "optional"> & {
  /** The question, and what its buttons say. */
  words: PromotionCodeFieldWords;
  /** A code that is in the field at first. */
  defaultValue?: string | undefined;
  /** Says which code counts and what it takes off, once one does. */
  applied?: ReactNode;
  /** Whether the code is being checked. */
  checking?: boolean;
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
  name,
  hint,
  message,
  words,
  defaultValue,
  applied,
  checking = false,
  onApply,
  onRemove,
}: PromotionCodeFieldProps) {
  const parts = useField({ name, hint, message, optional: true });
  const box = useRef<HTMLInputElement>(null);

  const apply = () => {
    const code = box.current?.value.trim();
    if (code) onApply(code);
    else box.current?.focus();
  };
  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isComposing(event) && !checking) apply();
  };
  const remove = () => {
    if (box.current) box.current.value = "";
    box.current?.focus();
    onRemove();
  };

  // A refusal comes while the person is still in the field: it is read out as the code that counts is.
  return (
    <div aria-live="polite">
      <Field parts={parts} label={words.label} hint={hint} optional>
        <div>
          <div className={css.line}>
            <input
              {...controlProps(parts, name)}
              ref={box}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={words.placeholder}
              defaultValue={defaultValue}
              className={cx(control, css.code)}
              onKeyDown={applyOnEnter}
            />
            <Button variant="secondary" loading={checking ? words.checking : undefined} onClick={apply}>
              {words.apply}
            </Button>
          </div>
          <Status>
            {applied && (
              <span className={css.applied}>
                <Icon of={icons.ticketCheck} />
                {applied}
                <IconButton className={css.remove} icon={icons.x} label={words.remove} onClick={remove} />
              </span>
            )}
          </Status>
        </div>
      </Field>
    </div>
  );
}
