import { ButtonLink } from "@gk/ui/button";
import { PaymentStatus } from "@gk/ui/payment-status";
import { headTitled, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/callback";
import { leadOn } from "./return.server.ts";

export { neverKept as headers } from "../../data/cache.ts";

export const loader = page("titled", async (visit, args: Route.LoaderArgs) => {
  await leadOn(visit, args);
  return { head: headTitled(visit, args.request, translatorOf(visit)("payment.status.unknown.title")) };
});

/** What a payer sees who comes back from Tap & Go while the provider can't say what came of it. @source decision 102; T97 */
export default function TapAndGoReturn() {
  const t = useTranslations();
  return (
    <PaymentStatus
      state="unknown"
      words={{ title: t("payment.status.unknown.title"), body: t("payment.tapngo.unknown") }}
      actions={<ButtonLink href={paths.orders}>{t("payment.status.viewOrders")}</ButtonLink>}
    />
  );
}
