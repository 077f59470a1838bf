import { Link } from "@gk/ui/link";
import { Text } from "@gk/ui/text";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { pathOf } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/legal";
import { loadLongPage, type PageName } from "./long-page.server.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

const contact = (words: ReactNode[]) => <Link href={paths.contact}>{words}</Link>;

/** Mounted at the address of each of the three texts. */
export const loader = (args: Route.LoaderArgs) => loadLongPage(args, pathOf(args.request).slice(1) as PageName);

/** Privacy policy, terms and conditions, terms of subscription. @source spec §2 */
export default function Legal() {
  const t = useTranslations();
  const { page } = useLoaderData<typeof loader>();
  return (
    <ReadingPage page={page}>
      <Text>{t.rich("legal.questions", { contact })}</Text>
    </ReadingPage>
  );
}
