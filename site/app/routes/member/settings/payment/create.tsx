import { orderType } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Form, FormActions } from "@gk/ui/form";
import { MemberHead } from "@gk/ui/member-layout";
import { PaymentChoice } from "@gk/ui/payment-choice";
import { Sheet } from "@gk/ui/sheet";
import { Text } from "@gk/ui/text";
import { page } from "../../../../data/page.server.ts";
import { submissionAction } from "../../../../forms/submission.server.ts";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { useWallets } from "../../../../payment/useWallets.ts";
import { useTranslations } from "../../../../words/words.ts";
import { addCard } from "./submissions.ts";

const card = String(orderType.card);

export const loader = page("paymentCreate");

export const action = submissionAction([addCard]);

/** Stores a card without buying anything: the gateway's page takes it (decision 32). @source spec §2; T6 */
export default function CreatePaymentMethod() {
  const t = useTranslations();
  const wallets = useWallets(t);
  const { form } = useSubmission(addCard, undefined);
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.settings"), href: paths.settings },
          { label: t("member.menu.settings.payment"), href: paths.payment },
        ]}
        current={t("paymentMethods.add")}
      />
      <MemberHead {...t.group("payment.create", ["title", "lead"])} />
      <Sheet as="section">
        <Form {...form} read={(data) => data.get("method")}>
          <PaymentChoice
            label={t("payment.create.method.legend")}
            name="method"
            defaultValue={card}
            groups={[{ id: "new", options: [{ value: card, kind: "card", name: t("payment.method.card"), wallets }] }]}
          />
          <Text>{t("payment.create.redirect")}</Text>
          <FormActions submit={t("payment.create.submit")} submitting={t("premium.redirecting")} />
        </Form>
      </Sheet>
    </>
  );
}
