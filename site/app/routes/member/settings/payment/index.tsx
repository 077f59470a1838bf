import { Breadcrumb } from "@gk/ui/breadcrumb";
import { MemberHead } from "@gk/ui/member-layout";
import { page } from "../../../../data/page.server.ts";
import { preload } from "../../../../data/read.server.ts";
import { submissionAction } from "../../../../forms/submission.server.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import { methodsQuery, PaymentMethods } from "./PaymentMethods.tsx";
import { methodDeed } from "./submissions.ts";

export { clientLoader, meta } from "../../../../data/page.ts";

export const loader = page("paymentMethods", (visit) => preload(visit, { methods: methodsQuery }));

export const action = submissionAction([methodDeed]);

/** The kept ways to pay. @source spec §2; T7: the address without a status */
export default function PaymentMethodsPage() {
  const t = useTranslations();
  return (
    <>
      <Breadcrumb
        trail={[{ label: t("member.menu.settings"), href: paths.settings }]}
        current={t("member.menu.settings.payment")}
      />
      <MemberHead title={t("member.settings.payment.title")} />
      <PaymentMethods />
    </>
  );
}
