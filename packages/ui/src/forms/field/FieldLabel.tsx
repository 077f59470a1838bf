"use client";

import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Field.css.ts";

export type FieldMark = {
  /** Whether the answer may be left out; the label then says so. */
  optional?: boolean | undefined;
  /** Whether the label goes without the mark of a required answer, in short forms where everything is required. */
  unmarked?: boolean | undefined;
};

/** The class of a field's label. */
export const labelLook = ({ optional = false, unmarked = false }: FieldMark) =>
  optional || unmarked ? css.label : css.required;

/** 「選填」, at the end of the label of an answer that may be left out. */
export function OptionalMark() {
  const { words } = useUi();
  return (
    <>
      {" "}
      <span className={css.optional}>{words.optional}</span>
    </>
  );
}
