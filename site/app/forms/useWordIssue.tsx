import { childBounds, meritSilverStars } from "@gk/domain";
import type { FormIssue, WordIssue } from "@gk/ui/form";
import { type ReactNode, useCallback } from "react";
import { imageSize } from "./image-size.ts";
import { messageOf } from "./message-of.ts";
import { paths } from "../paths.ts";
import { catalogue, type MessageId } from "../words/catalogue.ts";
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

/** The message of a code; a provider may know codes that we have no words for. */
function sentenceOf(t: Speak, code: string): MessageId {
  const id = messageOf(code);
  return id in catalogue(t.locale) ? id : "error.unknown";
}

function word(t: Speak, { code, params = {} }: FormIssue): ReactNode {
  const sentence = t.rich(sentenceOf(t, code), { ...usual, ...params });
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
