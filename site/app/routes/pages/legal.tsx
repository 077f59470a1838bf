import { Link } from "@gk/ui/link";
import { Prose } from "@gk/ui/prose";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { ReactNode } from "react";
import { passage, readingText, withoutNote } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor, pathOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/legal";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";

const contact = (words: ReactNode[]) => <Link href={paths.contact}>{words}</Link>;

/** What each of them says in plain words, which stands above it. */
const summaryId = "in-short";

/** Mounted at the address of each of the three texts. */
const texts = {
  [paths.privacy]: { name: "privacy-policy", head: "privacy" },
  [paths.terms]: { name: "terms-and-conditions", head: "terms" },
  [paths.termsOfSubscription]: { name: "terms-of-subscription", head: "termsOfSubscription" },
} as const;

export const loader = page("privacy", (visit, { request }: Route.LoaderArgs) => {
  const { name, head } = texts[pathOf(request) as keyof typeof texts];
  const whole = longPage(name, visit.locale);
  const text = visit.development ? whole : withoutNote(whole);
  return {
    summary: passage(text, summaryId),
    text: readingText({ ...text, sections: text.sections.filter(({ id }) => id !== summaryId) }),
    head: headFor(visit, request, head),
  };
});

/** Privacy policy, terms and conditions, terms of subscription, each in plain words first. @source spec §2 */
export default function Legal() {
  const t = useTranslations();
  const { summary, text } = usePageData<typeof loader>();
  return (
    <ReadingPage
      text={text}
      start={
        <Sheet as="section" aria-labelledby={summaryId}>
          <Stack gap="4">
            <Heading level={2} size="2xl" id={summaryId}>
              {summary.title}
            </Heading>
            <Prose html={summary.html} />
          </Stack>
        </Sheet>
      }
    >
      <Text>{t.rich("legal.questions", { contact })}</Text>
    </ReadingPage>
  );
}
