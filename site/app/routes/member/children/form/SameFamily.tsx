import { calledName } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { Stack } from "@gk/ui/stack";
import type { Child } from "@gk/web";
import { useSearchParams } from "react-router-dom";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { likeParameter } from "./family.ts";

/**
 * Takes the family's answers over from a brother or sister, by one press. It loads the page anew, before scripts too: what
 * has been typed is in the draft by then, and stays.
 */
export function SameFamily({ siblings, like }: { siblings: readonly Child[]; like: Child | undefined }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  if (siblings.length === 0) return null;
  if (like)
    return <Notice tone="success">{named(t("child.create.like.done", { name: calledName(like) }), t.locale)}</Notice>;
  return (
    <Notice
      actions={
        <form method="get">
          {[...search].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Stack gap="2">
            {siblings.map((one) => (
              <Button key={one.id} type="submit" variant="secondary" size="sm" name={likeParameter} value={one.id}>
                {named(t("child.create.like.submit", { name: calledName(one) }), t.locale)}
              </Button>
            ))}
          </Stack>
        </form>
      }
    >
      {t("child.create.like")}
    </Notice>
  );
}
