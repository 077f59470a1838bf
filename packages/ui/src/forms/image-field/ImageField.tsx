"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Avatar } from "../../controls/avatar/index.ts";
import { Button, buttonLook } from "../../controls/button/index.ts";
import { live } from "../../foundations/announced/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { controlProps, Field, type FieldQuestion, type Native, useField, useSilentAnswer } from "../field/index.ts";
import { FileList } from "../file-list/index.ts";
import * as css from "./ImageField.css.ts";
import { faultOf, nameOfType } from "./image-fault.ts";

/** What its two buttons say. */
export type ImageFieldWords = {
  /** Chooses a picture while there is none. */
  choose: ReactNode;
  /** Instead of `choose` when there is a picture. */
  change: ReactNode;
  /** Takes the chosen picture away again. */
  remove: ReactNode;
};

export type ImageFieldProps = FieldQuestion &
  ImageFieldWords &
  Native<ComponentPropsWithRef<"input">> & {
    /** The kinds and the size that are taken, said before. */
    hint: ReactNode;
    /** The media types that are taken; a file of another is refused in words. @default JPEG and PNG */
    types?: readonly string[] | undefined;
    /** The largest file that is taken; a larger one is refused in words. @units bytes @default any size */
    maxBytes?: number | undefined;
    /** The address of the picture that is already there. */
    picture?: string | undefined;
    /** Shown while there is no picture. @default an outline of somebody */
    standIn?: Picture | undefined;
    /** How much has been sent. @units per cent, 0 to 100 @default nothing is being sent */
    progress?: number | undefined;
    /** Called with the chosen picture, or without one when it is taken away or refused. A page can't set a file. */
    onChange?: ((file: File | undefined, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  };

const photographs: readonly string[] = ["image/jpeg", "image/png"];

/** The object URL of a file, as long as somebody looks at it. */
function previewOf(file: File | undefined) {
  let address: string | undefined;
  return {
    get: () => address,
    subscribe: () => {
      address = file && URL.createObjectURL(file);
      return () => {
        if (address) URL.revokeObjectURL(address);
        address = undefined;
      };
    },
  };
}

/** The object URL of a chosen file, given back when another is chosen or the field goes, or hides. @source T86 */
function usePreview(file: File | undefined) {
  const { subscribe, get } = useMemo(() => previewOf(file), [file]);
  return useSyncExternalStore(subscribe, get, () => undefined);
}

/** A picture to choose or drop, with a preview. One of another type or too large is not taken, and the field says why. */
export function ImageField({
  choose,
  change,
  remove,
  types = photographs,
  maxBytes = Number.POSITIVE_INFINITY,
  picture,
  standIn,
  progress,
  onChange,
  ref,
  ...props
}: ImageFieldProps) {
  const words = useFormWords();
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>();
  const faults = {
    type: () => words.imageTypes(types.map(nameOfType)),
    size: () => words.imageTooLarge(maxBytes / 1024),
  };
  const { parts, native } = useField({ ...props, message: fault ? faults[fault]() : props.message });
  const { ids, invalid } = parts;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const preview = usePreview(chosen);
  const shown = preview ?? picture;

  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const offered = box.files?.[0];
    const refused = offered && faultOf(offered, types, maxBytes);
    if (refused) box.value = "";
    const file = refused ? undefined : offered;
    setFault(refused);
    setChosen(file);
    onChange?.(file, event);
  };
  const tell = () => input.current?.dispatchEvent(new Event("change", { bubbles: true }));
  useSilentAnswer(input, () => {
    if (input.current?.files?.length || chosen || fault) tell();
  });

  const takeAway = () => {
    if (!input.current) return;
    input.current.value = "";
    tell();
    input.current.focus();
  };

  return (
    <div className={cx(css.drop, parts.className)} data-invalid={invalid}>
      <Avatar className={css.picture} src={shown ?? standIn?.src} alt="" />
      {/* What is wrong with a picture, and the way back from it, come while the focus stays where it is. */}
      <div ref={live} className={css.content} aria-atomic={false}>
        <Field parts={{ ...parts, className: undefined }}>
          <div>
            <input
              {...native}
              {...controlProps(parts)}
              ref={input}
              type="file"
              accept={types.join()}
              aria-labelledby={`${ids.label} ${ids.control}-choose`}
              className={css.input}
              onChange={hear}
            />
            <div className={css.actions}>
              <span id={`${ids.control}-choose`} className={buttonLook({ variant: "secondary", size: "sm" })}>
                <Icon of={icons.camera} />
                {shown === undefined ? choose : change}
              </span>
              {preview && (
                <Button className={css.above} variant="quiet" size="sm" onClick={takeAway}>
                  {remove}
                </Button>
              )}
            </div>
            {chosen && (
              <FileList
                aria-labelledby={ids.label}
                className={css.chosen}
                files={[{ id: "chosen", name: chosen.name, size: chosen.size, progress }]}
              />
            )}
          </div>
        </Field>
      </div>
    </div>
  );
}
