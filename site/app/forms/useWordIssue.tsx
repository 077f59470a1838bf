import { childFields, formatDate, isRealDate, meritSilverStars } from "@gk/domain";
import type { FormIssue, WordIssue } from "@gk/ui/form";
import { type ReactNode, useCallback } from "react";
import { paths } from "../paths.ts";
import { linkTo } from "../words/link-to.tsx";
import { type Translator, useTranslations } from "../words/words.ts";
import { imageSize } from "./image-size.ts";
import { messageOf } from "./message-of.ts";

/** What a refusal's sentence may hold besides what the issue brings along. */
const usual = {
  contact: linkTo(paths.contact),
  forgot: linkTo(paths.forgot),
  size: imageSize,
  max: childFields.eca.max,
  count: meritSilverStars,
};

/** A day that a sentence mentions is an ISO date until somebody words it. */
const worded = (t: Translator, params: NonNullable<FormIssue["params"]>) =>
  isRealDate(params["date"]) ? { ...params, date: formatDate(params["date"], t.locale) } : params;

/** The sentence of a code; a provider may know codes, or leave out arguments, that ours has no words without. */
function sentenceOf(t: Translator, { code, params = {} }: FormIssue): ReactNode {
  try {
    return t.rich(messageOf(code), { ...usual, ...worded(t, params) });
  } catch {
    return t.rich("error.unknown", usual);
  }
}

function word(t: Translator, issue: FormIssue): ReactNode {
  const sentence = sentenceOf(t, issue);
  if (issue.code !== "signin.invalid") return sentence;
  return (
    <>
      <strong>{sentence}</strong>
      <br />
      {t.rich("error.signin.invalid.hint", usual)}
    </>
  );
}

/** Puts broken rules and refusals into the reader's words. */
export function useWordIssue(): WordIssue {
  const t = useTranslations();
  return useCallback((issue) => word(t, issue), [t]);
}
