import { isIssueKey } from "@gk/domain";
import type { FormIssue, WordIssue } from "@gk/ui/form";
import { Link } from "@gk/ui/link";
import { type ReactNode, useCallback } from "react";
import { paths } from "../paths.ts";
import type { MessageId } from "../words/catalogue.ts";
import { type Speak, useWords } from "../words/words.ts";


const linkTo = (href: string) => (words: ReactNode[]) => <Link href={href}>{words}</Link>;

/** Links that a refusal's sentence may hold. */
const tags = { contact: linkTo(paths.contact), forgot: linkTo(paths.forgot) };

/** The message of a code: broken rules by `validation.*`, refusals by `error.*` (see the refusal codes of `@gk/web`). */
const messageOf = (code: string): MessageId => `${isIssueKey(code) ? "validation" : "error"}.${code}` as MessageId;

function word(t: Speak, { code, params = {} }: FormIssue): ReactNode {
  const sentence = t.rich(messageOf(code), { ...tags, ...params });
  if (code !== "signin.invalid") return sentence;
  return (
    <>
      <strong>{sentence}</strong>
      <br />
      {t.rich("error.signin.invalid.hint", tags)}
    </>
  );
}

/** Puts broken rules and refusals into the reader's words. */
export function useWordIssue(): WordIssue {
  const t = useWords();
  return useCallback((issue) => word(t, issue), [t]);
}
