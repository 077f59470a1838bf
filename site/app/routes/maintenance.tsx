import { formatTime } from "@gk/domain";
import { LanguageSwitch } from "@gk/ui/language-switch";
import { MaintenancePage } from "@gk/ui/maintenance-page";
import { data } from "react-router";
import { headOf, translatorOf } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { useSite } from "../layouts/useSite.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/maintenance";
import { maintenanceSeconds } from "./maintenance/seconds.ts";

export { clientLoader, meta } from "../data/page.ts";

/** Keeps the `Retry-After` of the loader's answer. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Answers 503 while the provider is down, and 200 once it is up again (decision 8). */
type Down = { backAt: number | null };

export const loader = page<Down, Route.LoaderArgs>("maintenance", async (visit, { request }) => {
  const seconds = maintenanceSeconds(await visit.client.checkServer());
  if (seconds === undefined) {
    return { backAt: null, head: headOf(visit, request, translatorOf(visit)("maintenance.back")) };
  }
  return data<Down>(
    { backAt: visit.now.getTime() + seconds * 1000 },
    { status: 503, headers: { "Retry-After": String(seconds) } },
  );
});

/** Stands for all other pages while the provider is away. @source spec §2, §4, §8; decision 8 */
export default function Maintenance() {
  const { backAt } = usePageData<typeof loader>();
  const { t, languages, switchLanguage } = useSite();
  const language = <LanguageSwitch languages={languages} onSelect={switchLanguage} />;
  const logo = t("product.name");
  if (backAt === null) {
    const home = { label: t("common.backHome"), href: paths.home };
    return <MaintenancePage logo={logo} language={language} title={t("maintenance.back")} home={home} />;
  }
  return (
    <MaintenancePage
      logo={logo}
      language={language}
      {...t.group("maintenance", ["title", "body"])}
      expected={t("maintenance.eta", { time: formatTime(backAt, t.locale) })}
      notice={t("maintenance.appNotice")}
      retry={{ label: t("maintenance.retry"), href: paths.maintenance }}
    />
  );
}
