import { formatDate, missionCategory, slugOf } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import { Text } from "@gk/ui/text";
import type { Wish } from "@gk/web";
import { data } from "react-router";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { preload } from "../../data/read.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { type Sending, useSubmission } from "../../forms/useSubmission.ts";
import { currentMember } from "../../session/member.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/admin-wish";
import { moderation } from "./submission.ts";

export { clientLoader, meta } from "../../data/page.ts";

const pending = query("listPendingWishes", { query: { page: 1, limit: 24 } });

/** For everybody but moderators there is nothing here (decision 25). */
async function requireModerator({ context }: Pick<Route.LoaderArgs, "context">) {
  if (!(await currentMember(context))?.is_moderator) throw data(null, { status: 404 });
}

export const loader = page("wishAdmin", async (visit, args: Route.LoaderArgs) => {
  await requireModerator(args);
  return preload(visit, { pending });
});

export const action = submissionAction([moderation], requireModerator);

/** Reads wishes before they go on the tree. @source decision 25 */
export default function AdminWish() {
  const t = useTranslations();
  const { data: wishes, meta: place } = useAnswer(pending);
  const { outcome, plainForm, busy } = useSubmission(moderation, undefined);
  return (
    <>
      <PageHead tone="dusk" title={t("wish.admin.title")} lead={t("wish.admin.lead")} />
      <PageBody>
        {outcome.say === "approved" && <Notice tone="success">{t("wish.admin.approved")}</Notice>}
        {outcome.say === "declined" && <Notice>{t("wish.admin.declined")}</Notice>}
        {outcome.formIssue && <Notice tone="error">{t("wish.admin.error")}</Notice>}
        {place.total === 0 ? (
          <EmptyState
            picture={pictures.emptyResults}
            title={t("wish.admin.empty.title")}
            body={t("wish.admin.empty.body")}
          />
        ) : (
          <Text>{t("wish.admin.count", { count: place.total })}</Text>
        )}
        <CardGrid>
          {wishes.map((wish) => (
            <li key={wish.id}>
              <PendingWish wish={wish} form={plainForm()} busy={busy} />
            </li>
          ))}
        </CardGrid>
      </PageBody>
    </>
  );
}

type PendingWishProps = { wish: Wish; form: ReturnType<Sending<typeof moderation>["plainForm"]>; busy: boolean };

function PendingWish({ wish: { id, name, category, wish, created_at }, form, busy }: PendingWishProps) {
  const t = useTranslations();
  const slug = slugOf(missionCategory, category);
  return (
    <Sheet>
      <form {...form}>
        <Stack gap="3">
          <Text>{t("wish.tree.item", { name, wish })}</Text>
          <Row>
            <Tag tone={slug}>{t(`category.${slug}.name`)}</Tag>
            <Text size="sm" tone="muted">
              {t("wish.admin.received", { date: formatDate(new Date(created_at), t.locale, "short") })}
            </Text>
          </Row>
          <input type="hidden" name="id" value={id} />
          <Row>
            <Button type="submit" size="sm" name="decision" value="approve" disabled={busy}>
              {t("wish.admin.approveNamed", { name })}
            </Button>
            <Button type="submit" size="sm" variant="quiet" name="decision" value="decline" disabled={busy}>
              {t("wish.admin.declineNamed", { name })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}
