"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, buttonLook } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { pictures } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { controlProps, Field, type FieldMark, type FieldQuestion, useField, useFormReset } from "../field/index.ts";
import * as css from "./ImageField.css.ts";

export type ImageFieldWords = {
  choose: ReactNode;
  /** Instead of `choose` when there is a picture. */
  change: ReactNode;
  /** Takes the chosen picture away again. */
  remove: ReactNode;
};

export type ImageFieldProps = Omit<FieldQuestion, "hint"> &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** The kinds and the size that are taken, said before. */
    hint: ReactNode;
    /** What its two buttons say. */
    words: ImageFieldWords;
    /** The picture that is already there. */
    current?: string | undefined;
    /** How much has been sent. @units per cent, 0 to 100 @default nothing is being sent */
    progress?: number | undefined;
    /** Called with the chosen picture, or without one when it is taken away. */
    onChoose?: ((file: File | undefined) => void) | undefined;
  };

/** The object URL of a chosen file, given back when another is chosen or the field goes. @source T86 */
function usePreview() {
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return [preview, (file: File | undefined) => setPreview(file && URL.createObjectURL(file))] as const;
}

/** A picture to choose or drop, with a preview. What is wrong with one (kind, size) comes as an issue. */
export function ImageField({
  name,
  label,
  hint,
  optional,
  unmarked,
  message,
  words,
  current,
  progress,
  onChoose,
}: ImageFieldProps) {
  const ui = useUi();
  const parts = useField({ name, hint, optional: optional ?? false, message });
  const { ids, invalid } = parts;
  const input = useRef<HTMLInputElement>(null);
  const [preview, show] = usePreview();
  const shown = preview ?? current;

  const choose = (file: File | undefined) => {
    show(file);
    onChoose?.(file);
  };
  useFormReset(input, () => choose(undefined));

  const remove = () => {
    if (input.current) input.current.value = "";
    choose(undefined);
    input.current?.focus();
  };

  return (
    <div className={css.drop} data-invalid={invalid}>
      <img className={css.picture} src={shown ?? pictures.avatarEmpty.src} alt="" width={92} height={92} />
      {/* What is wrong with a picture, and the way back from it, come while the focus stays where it is. */}
      <div className={css.content} aria-live="polite" aria-relevant="additions">
        <Field
          parts={parts}
          label={<span id={ids.label}>{label}</span>}
          hint={hint}
          optional={optional}
          unmarked={unmarked}
        >
          <div>
            <input
              {...controlProps(parts, name)}
              ref={input}
              type="file"
              accept="image/jpeg,image/png"
              aria-labelledby={`${ids.label} ${ids.control}-choose`}
              className={css.input}
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
            <div className={css.actions}>
              <span id={`${ids.control}-choose`} className={buttonLook({ variant: "secondary", size: "sm" })}>
                <Icon of={icons.camera} />
                {shown === undefined ? words.choose : words.change}
              </span>
              {preview && (
                <Button className={css.above} variant="quiet" size="sm" onClick={remove}>
                  {words.remove}
                </Button>
              )}
            </div>
            {progress !== undefined && (
              <>
                <progress
                  className={css.progress}
                  max={100}
                  value={progress}
                  aria-label={ui.words.uploading(progress)}
                />
                <span className={css.sent} aria-hidden>
                  {ui.words.uploading(progress)}
                </span>
              </>
            )}
          </div>
        </Field>
      </div>
    </div>
  );
}
