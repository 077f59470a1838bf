import { MemberHead } from "@gk/ui/member-layout";
import { gather, visitOf, worded } from "../../../data/page.server.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/index";
import { LanguageSettings } from "./LanguageSettings.tsx";
import { methodsQuery, PaymentMethods } from "./payment/PaymentMethods.tsx";

export { clientLoader, meta } from "../../../data/page.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { fallback } = await gather(visit, { methods: methodsQuery });
  return { fallback, head: worded(visit, args.request, "settings") };
}

/** The language and the ways to pay. @source spec §2 */
export default function Settings() {
  const t = useTranslations();
  return (
    <>
      <MemberHead title={t("member.settings.title")} />
      <LanguageSettings />
      <PaymentMethods />
    </>
  );
}
