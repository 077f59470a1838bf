import { childFields, formatDate, isRealDate, meritSilverStars } from "@gk/domain";
import type { FormIssue, WordIssue } from "@gk/ui/form";
import { type ReactNode, useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { onTheWay, wantedParameter } from "../session/wanted-path.ts";
import { linkTo } from "../words/link-to.tsx";
import { type Translator, useTranslations } from "../words/words.ts";
import { imageSize } from "./image-size.ts";
import { messageOf } from "./message-of.ts";

/** What a refusal's sentence may hold besides what the issue brings along. `wanted` is where somebody is on the way to. */
const usual = (wanted: string | null) => ({
  contact: linkTo(paths.contact),
  forgot: linkTo(onTheWay(paths.forgot, wanted)),
  size: imageSize,
  max: childFields.eca.max,
  count: meritSilverStars,
});

/** A day that a sentence mentions is an ISO date until somebody words it. */
const worded = (t: Translator, params: NonNullable<FormIssue["params"]>) =>
  isRealDate(params["date"]) ? { ...params, date: formatDate(params["date"], t.locale) } : params;

/** The sentence of a code; a provider may know codes, or leave out arguments, that ours has no words without. */
function sentenceOf(t: Translator, { code, params = {} }: FormIssue, wanted: string | null): ReactNode {
  try {
    return t.rich(messageOf(code), { ...usual(wanted), ...worded(t, params) });
  } catch {
    return t.rich("error.unknown", usual(wanted));
  }
}

function word(t: Translator, issue: FormIssue, wanted: string | null): ReactNode {
  const sentence = sentenceOf(t, issue, wanted);
  if (issue.code !== "signin.invalid") return sentence;
  return (
    <>
      <strong>{sentence}</strong>
      <br />
      {t.rich("error.signin.invalid.hint", usual(wanted))}
    </>
  );
}

/** Puts broken rules and refusals into the reader's words. */
export function useWordIssue(): WordIssue {
  const t = useTranslations();
  const wanted = useSearchParams()[0].get(wantedParameter);
  return useCallback((issue) => word(t, issue, wanted), [t, wanted]);
}
