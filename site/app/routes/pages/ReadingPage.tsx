import { formatDate, type IsoDate } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { Illustration, type Picture } from "@gk/ui/illustration";
import { Prose } from "@gk/ui/prose";
import { Stack } from "@gk/ui/stack";
import type { ReactNode } from "react";
import type { ReadingText } from "../../content/long-page.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";

export type ReadingPageProps = {
  text: ReadingText;
  /** Under the title: what the page is for. */
  lead?: string;
  /** Beside the title. */
  picture?: Picture;
  /** Above the text. */
  start?: ReactNode;
  /** Under the text, in its column. */
  children?: ReactNode;
  /** At the end, as wide as the page: a call to action. */
  after?: ReactNode;
};

/** A page of our own text: its chapters beside it, the day of its last change under its title. */
export function ReadingPage({
  text: { title, updated, html, contents },
  lead,
  picture,
  start,
  children,
  after,
}: ReadingPageProps) {
  const t = useTranslations();
  return (
    <ArticleFrame
      title={phrases(title)}
      dynamic={false}
      lead={lead}
      meta={<time dateTime={updated}>{t("common.updatedOn", { date: formatDate(updated as IsoDate, t.locale) })}</time>}
      {...(picture ? { picture: <Illustration of={picture} alt="" eager /> } : {})}
      contents={{
        label: t("legal.tableOfContents"),
        items: contents.map((chapter) => ({ ...chapter, title: phrases(chapter.title) })),
      }}
      after={after}
    >
      <Stack gap="8">
        {start}
        <Prose html={html} />
        {children}
      </Stack>
    </ArticleFrame>
  );
}
