import { MemberHead } from "@gk/ui/member-layout";
import { page } from "../../../data/page.server.ts";
import { preload } from "../../../data/read.server.ts";
import { useTranslations } from "../../../words/words.ts";
import { LanguageSettings } from "./LanguageSettings.tsx";
import { methodsQuery, PaymentMethods } from "./payment/PaymentMethods.tsx";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("settings", (visit) => preload(visit, { methods: methodsQuery }));

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
