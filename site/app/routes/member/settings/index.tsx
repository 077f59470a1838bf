import { MemberHead } from "@gk/ui/member-layout";
import { warm } from "../../../data/answers.ts";
import { gather, visitOf, worded } from "../../../data/page.server.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/index";
import { LanguageSettings } from "./LanguageSettings.tsx";
import { methodsQuery, PaymentMethods } from "./payment/PaymentMethods.tsx";

export { meta } from "../../../data/head.ts";

const areas = ["purchase", "forms"] as const;
export const handle = { areas };

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { fallback } = await gather(visit, { methods: methodsQuery });
  return { fallback, head: worded(visit, args.request, "settings") };
}

export const clientLoader = warm(areas);

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
