import { Breadcrumb } from "@gk/ui/breadcrumb";
import { MemberHead } from "@gk/ui/member-layout";
import { page } from "../../../../data/page.server.ts";
import { submissionAction } from "../../../../forms/submission.server.ts";
import { paths } from "../../../../paths.ts";
import { memberContext } from "../../../../session/member.server.ts";
import { useTranslations } from "../../../../words/words.ts";
import type { Route } from "./+types/index";
import { preloadMethods } from "./methods.server.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { methodDeed } from "./submissions.ts";

export { neverKept as headers } from "../../../../data/cache.ts";

export const loader = page("paymentMethods", (visit, args: Route.LoaderArgs) =>
  preloadMethods(visit, args.context.get(memberContext)),
);

export const action = submissionAction([methodDeed]);

/** The kept ways to pay. @source spec §2; T7: the address without a status */
export default function PaymentMethodsPage() {
  const t = useTranslations();
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.settings"), href: paths.settings },
        ]}
        current={t("member.menu.settings.payment")}
      />
      <MemberHead title={t("member.settings.payment.title")} />
      <PaymentMethods />
    </>
  );
}
