import { orderType } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Form, FormActions } from "@gk/ui/form";
import { MemberHead } from "@gk/ui/member-layout";
import { PaymentChoice } from "@gk/ui/payment-choice";
import { Sheet } from "@gk/ui/sheet";
import { Text } from "@gk/ui/text";
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router-dom";
import { visitOf, worded } from "../../../../data/page.server.ts";
import type { Trouble } from "../../../../forms/issues.ts";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { paths } from "../../../../paths.ts";
import { openCardPage } from "../../../../payment/card-page.server.ts";
import { useTranslations } from "../../../../words/words.ts";
import type { Route } from "./+types/create";

export { clientLoader, meta } from "../../../../data/page.ts";
export { keepForm as clientAction } from "../../../../data/keep-form.ts";

const card = String(orderType.card);

export function loader(args: Route.LoaderArgs) {
  return { head: worded(visitOf(args), args.request, "paymentCreate") };
}

export const action = (args: Route.ActionArgs) => openCardPage(visitOf(args));

/** Stores a card without buying anything: the gateway's page takes it (decision 32). @source spec §2; T6 */
export default function CreatePaymentMethod() {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const { formIssue } = useActionData<Trouble>() ?? {};
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("member.menu.settings"), href: paths.settings },
          { label: t("member.menu.settings.payment"), href: paths.payment },
        ]}
        current={t("paymentMethods.add")}
      />
      <MemberHead title={t("payment.create.title")} lead={t("payment.create.lead")} />
      <Sheet as="section">
        <Form
          action={pathname}
          formIssue={formIssue}
          wordIssue={wordIssue}
          busy={busy}
          read={(data) => data.get("method")}
          onSubmit={(_method, data) => submit(data, { method: "post", action: pathname })}
        >
          <PaymentChoice
            legend={t("payment.create.method.legend")}
            name="method"
            defaultValue={card}
            groups={[{ id: "new", options: [{ value: card, kind: "card", name: t("payment.method.card") }] }]}
          />
          <Text>{t("payment.create.redirect")}</Text>
          <FormActions submit={t("payment.create.submit")} submitting={t("premium.redirecting")} />
        </Form>
      </Sheet>
    </>
  );
}
