import { formatTime, safePath } from "@gk/domain";
import { LanguageSwitch } from "@gk/ui/language-switch";
import { MaintenancePage } from "@gk/ui/maintenance-page";
import { data, useSearchParams } from "react-router-dom";
import { headOf, translatorOf } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { useSite } from "../layouts/useSite.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/maintenance";
import { defaultSeconds, maintenanceOf } from "./maintenance/seconds.ts";

/** The page that was left for this one, without its language: the server names it (`site/server/maintenance.ts`). */
const leftParameter = "back";

/** Keeps the `Retry-After` of the loader's answer. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Answers 503 while the provider is down, and 200 once it is up again (decision 8). */
type Down = { isDown: boolean; backAt: number | null };

export const loader = page<Down, Route.LoaderArgs>("maintenance", async (visit, { request }) => {
  const away = maintenanceOf(await visit.client.checkServer());
  if (!away) {
    const head = headOf(visit, request, translatorOf(visit)("maintenance.back"));
    return { isDown: false, backAt: null, head };
  }
  const { seconds } = away;
  return data<Down>(
    { isDown: true, backAt: seconds === undefined ? null : visit.now.getTime() + seconds * 1000 },
    { status: 503, headers: { "Retry-After": String(seconds ?? defaultSeconds) } },
  );
});

/** Stands for all other pages while the provider is away, and leads back to the one that was left. @source spec §2, §4, §8; decision 8 */
export default function Maintenance() {
  const { isDown, backAt } = usePageData<typeof loader>();
  const { t, languages, switchLanguage } = useSite();
  const left = safePath(useSearchParams()[0].get(leftParameter));
  const language = <LanguageSwitch languages={languages} onSelect={switchLanguage} />;
  const logo = t("product.name");
  if (!isDown) {
    const home = left
      ? { label: t("maintenance.continue"), href: left }
      : { label: t("common.backHome"), href: paths.home };
    return <MaintenancePage logo={logo} language={language} title={t("maintenance.back")} home={home} />;
  }
  return (
    <MaintenancePage
      logo={logo}
      language={language}
      {...t.group("maintenance", ["title", "body"])}
      {...(backAt === null ? {} : { expected: t("maintenance.eta", { time: formatTime(backAt, t.locale) }) })}
      notice={t("maintenance.appNotice")}
      // While it lasts, the page that was left leads here again.
      retry={{ label: t("maintenance.retry"), href: left ?? paths.maintenance }}
    />
  );
}
