import { childBounds, isIssueKey, meritSilverStars } from "@gk/domain";
import type { FormIssue, WordIssue } from "@gk/ui/form";
import { type ReactNode, useCallback } from "react";
import { imageSize } from "./image-size.ts";
import { paths } from "../paths.ts";
import type { MessageId } from "../words/catalogue.ts";
import { linkTo } from "../words/link-to.tsx";
import { type Speak, useWords } from "../words/words.ts";

/** What a refusal's sentence may hold besides what the issue brings along. */
const usual = {
  contact: linkTo(paths.contact),
  forgot: linkTo(paths.forgot),
  size: imageSize,
  max: childBounds.eca.max,
  count: meritSilverStars,
};

/** Refusals that have their words elsewhere (see the refusal codes of `@gk/web`). */
const elsewhere: Record<string, MessageId> = {
  declined: "payment.status.declined",
  inUse: "paymentMethods.delete.inUse",
};

/** The message of a code: broken rules by `validation.*`, refusals by `error.*`. */
const messageOf = (code: string) =>
  elsewhere[code] ?? ((isIssueKey(code) ? `validation.${code}` : `error.${code}`) as MessageId);

function word(t: Speak, { code, params = {} }: FormIssue): ReactNode {
  const sentence = t.rich(messageOf(code), { ...usual, ...params });
  if (code !== "signin.invalid") return sentence;
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
  const t = useWords();
  return useCallback((issue) => word(t, issue), [t]);
}
