/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role,
   jsx-a11y/click-events-have-key-events -- no native list is filled while one types; the input hears the keys and keeps the focus */
"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { align, anchor, scope, sheet as sheetLook } from "../../foundations/anchored/anchored.css.ts";
import { placeBelow } from "../../foundations/anchored/place-below.ts";
import { hideAtFirst, show } from "../../foundations/anchored/show.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import {
  answerAgain,
  control,
  controlProps,
  Field,
  type FieldQuestion,
  type Native,
  type Option,
  Status,
  useField,
  useSilentAnswer,
} from "../field/index.ts";
import { isComposing } from "../form/index.ts";
import * as css from "./Combobox.css.ts";
import { type Load, useOptions } from "./use-options.ts";

export type ComboboxProps = FieldQuestion &
  Answer<Option | null> &
  Omit<Native<ComponentPropsWithRef<"input">>, "role" | "list"> & {
    /** Finds what goes with the text that was typed. What came too late is called off by the signal. */
    load: Load;
    /** What it says while it looks. @default in the provider's language */
    searching?: string | undefined;
    /** What it says where it finds nothing. @default in the provider's language */
    none?: string | undefined;
    /** What it says where it could not look. @default in the provider's language */
    failed?: string | undefined;
    /** Says how many it has found. @default in the provider's language */
    found?: ((count: number) => string) | undefined;
  };

/**
 * One answer out of many that are looked for while one types. The form gets the option's value as `name`; `<name>_text` has
 * what was typed, which is all there is before scripts.
 */
export function Combobox({
  load,
  value,
  defaultValue = null,
  onChange,
  searching,
  none,
  failed,
  found,
  disabled,
  onKeyDown,
  onClick,
  onCompositionEnd,
  onBlur,
  ref,
  ...props
}: ComboboxProps) {
  const own = useFormWords();
  const { parts, native } = useField(props);
  const { name, ids } = parts;
  const [kept, setKept] = useState(defaultValue);
  const chosen = value === undefined ? kept : value;
  // What is typed, as long as it is not an answer.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  // The option that the arrows stand on, by its value: where it is in the list can change under the hand.
  const [active, setActive] = useState<Option["value"]>();
  const { state, options, find, stop } = useOptions(load);
  const box = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(0);
  // While whoever listens to the form is told of a choice, which is nothing that was typed.
  const telling = useRef(false);
  const words = {
    loading: searching ?? own.loading,
    none: none ?? own.searchNone,
    failed: failed ?? own.searchFailed,
    found: found ?? own.searchFound,
  };
  const optionId = (place: number) => `${ids.control}-option-${place}`;
  const place = options.findIndex((option) => option.value === active);
  const text = typed ?? chosen?.label ?? "";

  useEffect(() => {
    if (sheet.current) hideAtFirst(sheet.current);
  }, []);
  useEffect(() => {
    const frame = sheet.current?.parentElement;
    if (!sheet.current || !frame) return;
    if (isOpen) placeBelow(frame, sheet.current, "start");
    show(sheet.current, isOpen);
  }, [isOpen]);
  useEffect(() => {
    sheet.current?.querySelector("[data-active]")?.scrollIntoView?.({ block: "nearest" });
  });
  useEffect(() => {
    if (choices === 0 || !box.current) return;
    // A choice is an answer like typing, once the form has it.
    telling.current = true;
    answerAgain(box.current);
    telling.current = false;
  }, [choices]);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useSilentAnswer(box, () => {
    const input = box.current;
    if (input && input.value !== input.defaultValue) {
      // Typed before scripts ran: it stays, and is looked for if that is still going on.
      setTyped(input.value);
      if (input.matches(":focus")) open(input.value);
    } else {
      setKept(defaultValue);
      close();
    }
  });

  const open = (sought: string) => {
    if (native.readOnly) return;
    setIsOpen(true);
    setActive(undefined);
    find(sought);
  };
  function close() {
    stop();
    setIsOpen(false);
    setActive(undefined);
    setTyped(undefined);
  }
  const choose = (option: Option | null, event: SyntheticEvent) => {
    setKept(option);
    setChoices((made) => made + 1);
    close();
    onChange?.(option, event);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (telling.current) return;
    const next = event.currentTarget.value;
    setTyped(next);
    // A word that is still being composed is no word yet.
    const { nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    open(next);
  };
  const leave = (event: SyntheticEvent) => {
    if (typed === "" && chosen) choose(null, event);
    else close();
  };

  const keys: Partial<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: () => (isOpen ? setActive(options[(place + 1) % options.length]?.value) : open(typed ?? "")),
    ArrowUp: () => (isOpen ? setActive(options.at(place <= 0 ? -1 : place - 1)?.value) : open(typed ?? "")),
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event)) return;
    const option = options[place];
    if (event.key === "Enter" && isOpen && option) choose(option, event);
    // What is typed is no answer yet, and the one before would be sent.
    else if (event.key === "Enter" && typed) {
      if (!isOpen) open(typed);
    } else if (event.key === "Escape" && isOpen) close();
    else if (keys[event.key]) keys[event.key]?.(event);
    else return;
    // Neither the form nor a dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
  };

  const said = { idle: undefined, loading: words.loading, failed: words.failed, found: foundWords(options, words) }[
    state
  ];

  return (
    <Field parts={parts}>
      <div className={scope}>
        <input
          autoComplete="off"
          {...native}
          {...controlProps(parts)}
          ref={box}
          name={`${name}_text`}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${ids.control}-options`}
          aria-activedescendant={place >= 0 ? optionId(place) : undefined}
          disabled={disabled}
          value={text}
          className={cx(control, css.input, anchor)}
          onChange={type}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            open(event.currentTarget.value);
          }}
          onKeyDown={press}
          onClick={(event) => {
            onClick?.(event);
            if (!isOpen) open(typed ?? "");
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave(event);
          }}
        />
        <input
          type="hidden"
          name={name}
          form={native.form}
          value={typed === "" ? "" : (chosen?.value ?? "")}
          disabled={disabled}
        />
        <Icon of={icons.chevronDown} className={css.arrow} />
        <div
          ref={sheet}
          role="presentation"
          popover="manual"
          className={cx(sheetLook, align.start, css.sheet)}
          // The field keeps the focus, also while the list is scrolled by its bar.
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
        >
          <ul id={`${ids.control}-options`} role="listbox" aria-labelledby={ids.label}>
            {options.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === chosen?.value}
                data-active={index === place || undefined}
                className={css.option}
                onClick={(event) => choose(option, event)}
              >
                <span>
                  {option.label}
                  {option.hint && <span className={css.hint}>{option.hint}</span>}
                </span>
                {option.value === chosen?.value && <Icon of={icons.check} />}
              </li>
            ))}
          </ul>
          {options.length === 0 && (
            <span className={css.said} aria-hidden>
              {said}
            </span>
          )}
        </div>
        <VisuallyHidden>
          <Status>{isOpen ? said : undefined}</Status>
        </VisuallyHidden>
      </div>
    </Field>
  );
}

const keepFocus = (event: SyntheticEvent) => event.preventDefault();

const foundWords = (options: readonly Option[], { none, found }: { none: string; found: (count: number) => string }) =>
  options.length === 0 ? none : found(options.length);
