import { SocialTimeline } from "@gk/ui/footer";
import useSWR from "swr";
import { contactPoints } from "../contact-points.ts";
import { useLocale } from "../locale/locale.ts";
import { openGraphLocale } from "../locale/open-graph-locale.ts";
import { catalogue } from "../words/catalogue.ts";
import { fetchMessages } from "../words/modules.ts";
import { unparted } from "../words/unparted.ts";
import { createTranslator } from "../words/words.ts";

type SocialPostsProps = {
  /** The network's frame; `{locale}` in it is where it asks for the language. */
  src: string;
};

/** Our posts at a social network, once somebody asks for them. @source decision 35 */
export function SocialPosts({ src }: SocialPostsProps) {
  const locale = useLocale();
  const { data: words } = useSWR(`words/timeline/${locale}`, () => fetchMessages(locale, "timeline"));
  if (!words) return null;
  const t = createTranslator(locale, { ...catalogue(locale), ...words });
  const network = t("social.facebook");
  return (
    <SocialTimeline
      key={locale}
      src={src.replace("{locale}", openGraphLocale[locale])}
      words={{
        ...t.group("footer.timeline", ["notice", "load"], { network }),
        // Titles of headings have marks between their words, which no frame is called by.
        title: unparted(t("footer.timeline.title")),
      }}
      visit={{ label: t("footer.timeline.visit", { network }), href: contactPoints.social.facebook }}
    />
  );
}
