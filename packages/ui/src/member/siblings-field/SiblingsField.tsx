"use client";

import { type ChangeEvent, type ComponentPropsWithRef, useRef } from "react";
import { FieldGroup, type FieldQuestion, type Native, useField } from "../../forms/field/index.ts";
import type { NumberAnswer } from "../../forms/form/index.ts";
import { Stepper } from "../../forms/stepper-field/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import * as css from "./SiblingsField.css.ts";
import { type SiblingKind, siblingKinds } from "./siblings.ts";

export type SiblingsFieldProps = FieldQuestion &
  Answer<readonly NumberAnswer[], ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** What each count is called. */
    kinds: Record<SiblingKind, string>;
    /** The most that one count takes. */
    max: number;
  };

const none: readonly NumberAnswer[] = [];

/** How many brothers and sisters: four counts, each none at first, sent as `name[0]` to `name[3]`. */
export function SiblingsField({ kinds, max, value, defaultValue = none, onChange, ...props }: SiblingsFieldProps) {
  const { parts, native } = useField(props);
  const counts = useRef<HTMLDivElement>(null);
  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = Array.from(counts.current?.querySelectorAll("input") ?? [], (count) => count.value);
    onChange?.(
      typed.map((count) => (count === "" ? "" : Number(count))),
      event,
    );
  };
  return (
    <FieldGroup {...native} parts={parts}>
      <div ref={counts} className={css.counts}>
        {siblingKinds.map((kind, index) => (
          <div key={kind} className={css.count}>
            <label htmlFor={`${parts.ids.control}-${kind}`}>{kinds[kind]}</label>
            <Stepper
              id={`${parts.ids.control}-${kind}`}
              name={`${parts.name}[${index}]`}
              label={kinds[kind]}
              min={0}
              max={max}
              {...(value ? { value: value[index] ?? 0 } : { defaultValue: defaultValue[index] ?? 0 })}
              aria-required={parts.required}
              aria-invalid={parts.invalid}
              onChange={(_count, event) => hear(event)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
