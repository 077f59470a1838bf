import { Link } from "@gk/ui/link";
import { Text } from "@gk/ui/text";
import type { ReactNode } from "react";
import { readingText, withoutNote } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor, pathOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/legal";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

const contact = (words: ReactNode[]) => <Link href={paths.contact}>{words}</Link>;

/** Mounted at the address of each of the three texts. */
const texts = {
  [paths.privacy]: { name: "privacy-policy", head: "privacy" },
  [paths.terms]: { name: "terms-and-conditions", head: "terms" },
  [paths.termsOfSubscription]: { name: "terms-of-subscription", head: "termsOfSubscription" },
} as const;

export const loader = page("privacy", (visit, { request }: Route.LoaderArgs) => {
  const { name, head } = texts[pathOf(request) as keyof typeof texts];
  const text = longPage(name, visit.locale);
  return {
    text: readingText(visit.development ? text : withoutNote(text)),
    head: headFor(visit, request, head),
  };
});

/** Privacy policy, terms and conditions, terms of subscription. @source spec §2 */
export default function Legal() {
  const t = useTranslations();
  const { text } = usePageData<typeof loader>();
  return (
    <ReadingPage text={text}>
      <Text>{t.rich("legal.questions", { contact })}</Text>
    </ReadingPage>
  );
}
