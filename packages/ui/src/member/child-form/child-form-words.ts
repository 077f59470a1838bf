import type { ReactNode } from "react";
import type { ErrorSummaryProps } from "../../forms/error-summary/index.ts";
import type { Option, Options } from "../../forms/field/index.ts";
import type { ImageFieldWords } from "../../forms/image-field/index.ts";
import type { SiblingKind } from "../siblings-field/index.ts";
import type { ChildField, ChildFormSection } from "./child-form-sections.ts";

/** The page's words for the form about a child. */
export type ChildFormWords = {
  sections: Record<ChildFormSection, string>;
  /** Each question. */
  labels: Record<ChildField, string>;
  /** What the error summary calls a field in a word or two, where its question is longer. */
  names: Partial<Record<ChildField, string>>;
  /** What helps to answer; the picture's says which kinds and sizes are taken. */
  hints: Partial<Record<Exclude<ChildField, "image">, ReactNode>> & { image: ReactNode };
  image: ImageFieldWords;
  siblings: Record<SiblingKind, string>;
  yes: string;
  no: string;
  /** What the lowest and the highest score mean. */
  scoreEnds: readonly [low: ReactNode, high: ReactNode];
  summary: Pick<ErrorSummaryProps, "title" | "body" | "item">;
  /** Who sees the answers, above the button. */
  privacy: ReactNode;
  submit: string;
  submitting: string;
  cancel: string;
};

/** What can be chosen. The codes are the product's; their names are the page's or the provider's. */
export type ChildFormOptions = {
  genders: readonly Option[];
  schoolTypes: Options;
  yearLevels: readonly Option[];
  caregivers: Options;
  /** Districts by region. */
  areas: Options;
  transport: readonly Option[];
  /** Activities outside school by category. */
  eca: Options;
};
