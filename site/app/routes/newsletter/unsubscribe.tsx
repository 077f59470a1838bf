import { Button, ButtonLink } from "@gk/ui/button";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { data } from "react-router";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { keepForm } from "../../data/keep-form.ts";
import { headOf, translatorOf, visitOf } from "../../data/page.server.ts";
import { type Trouble, troubleOf } from "../../forms/issues.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/unsubscribe";

export { clientLoader, meta } from "../../data/page.ts";

type Outcome = Trouble & { done?: true };

const codeIn = (text: FormDataEntryValue | null) => (typeof text === "string" ? text : "");

export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const t = translatorOf(visit);
  return {
    code: codeIn(args.url.searchParams.get("code")),
    head: headOf(visit, args.request, t("meta.article.title", { title: t("newsletter.unsubscribe.title") })),
  };
}

export async function action(args: Route.ActionArgs) {
  const code = codeIn((await args.request.formData()).get("code"));
  const result = await visitOf(args).client.unsubscribeFromNewsletter({ body: { code } });
  return result.ok ? data<Outcome>({ done: true }) : data<Outcome>(troubleOf(result), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** Where the link in each letter leads. Acts only when the button is pressed: mail scanners open links (decisions 24, 40). */
export default function Unsubscribe() {
  const t = useTranslations();
  const { code } = useLoaderData<typeof loader>();
  const { done } = useActionData<Outcome>() ?? {};
  return (
    <>
      <PageHead tone="banyan" picture={pictures.newsletter} title={t("newsletter.unsubscribe.title")} />
      <PageBody width="form">
        {done ? (
          <Notice
            tone="success"
            title={t("newsletter.unsubscribed.title")}
            action={<ButtonLink href={paths.home}>{t("common.backHome")}</ButtonLink>}
          >
            {t("newsletter.unsubscribe.done")}
          </Notice>
        ) : code === "" ? (
          <Notice tone="warning" action={<ButtonLink href={paths.contact}>{t("nav.contact")}</ButtonLink>}>
            {t("newsletter.unsubscribe.incomplete")}
          </Notice>
        ) : (
          <Question code={code} />
        )}
      </PageBody>
    </>
  );
}

function Question({ code }: { code: string }) {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { formIssue, issues } = useActionData<Outcome>() ?? {};
  const trouble = formIssue ?? issues?.[0];
  const busy = useNavigation().state !== "idle";
  return (
    <Sheet size="lg">
      <Form method="post">
        <Stack>
          {trouble && (
            <Notice tone="error" urgent>
              {wordIssue(trouble)}
            </Notice>
          )}
          <Text>{t("newsletter.unsubscribe.body")}</Text>
          <input type="hidden" name="code" value={code} />
          <Row>
            <Button type="submit" loading={busy ? t("common.processing") : undefined}>
              {t("newsletter.unsubscribe.submit")}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Sheet>
  );
}
