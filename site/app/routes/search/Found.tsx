import { formatDate, foundParts, type IsoDate, type SearchKind, searchBounds, searchWords } from "@gk/domain";
import { HeadedSection } from "@gk/ui/headed-section";
import { MarkedText, SearchResult, SearchResults } from "@gk/ui/search-results";
import type { AnswerOf } from "@gk/web";
import type { FoundQuestion } from "../../content/questions.server.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import { type Asked, resultHref } from "./asked.ts";
import type { KindLink } from "./kinds.ts";

/** Something found, whoever found it. */
type Item = { key: string; href: string; title: string; excerpt: string; day?: IsoDate };

type FoundProps = {
  asked: Asked;
  content: AnswerOf<"searchContent">;
  questions: readonly FoundQuestion[];
  kinds: readonly KindLink[];
};

const itemsOf = (kind: SearchKind, { content, questions }: Pick<FoundProps, "content" | "questions">): Item[] =>
  kind === "faq"
    ? questions.map(({ id, title, excerpt }) => ({ key: id, href: paths.faqAnswer(id), title, excerpt }))
    : content.data
        .filter((result) => result.kind === kind)
        .map((result) => ({
          key: `${result.id}`,
          href: resultHref(result),
          title: result.title,
          excerpt: result.excerpt,
          // The day of an advertisement says nothing: it is there for as long as it holds.
          ...(kind === "market" ? {} : { day: result.published_at }),
        }));

/** What was found, by kind, the words marked. Of everything together the first of each kind, and the way to the rest. */
export function Found({ asked, content, questions, kinds }: FoundProps) {
  const t = useTranslations();
  const headline = useHeadlines();
  const words = searchWords(asked.text);
  const marked = (text: string) => <MarkedText parts={foundParts(text, words)} />;
  return kinds.map(({ kind, count, href }) => {
    if (kind === undefined || (asked.kind !== undefined && asked.kind !== kind)) return null;
    const hasMore = asked.kind === undefined && count > searchBounds.first;
    const name = t(`nav.${kind}`);
    return (
      <HeadedSection
        key={kind}
        title={name}
        {...(hasMore && { more: { href, text: t("search.more", { kind: name, count }) } })}
      >
        <SearchResults>
          {itemsOf(kind, { content, questions }).map(({ key, href: to, title, excerpt, day }) => (
            <SearchResult
              key={key}
              href={to}
              title={marked(headline(title))}
              meta={day && <time dateTime={day}>{formatDate(day, t.locale)}</time>}
            >
              {marked(excerpt)}
            </SearchResult>
          ))}
        </SearchResults>
      </HeadedSection>
    );
  });
}
