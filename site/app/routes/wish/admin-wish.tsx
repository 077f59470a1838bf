import { formatDate } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Row } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { WishLeaves } from "@gk/ui/wish-leaves";
import type { Wish } from "@gk/web";
import { data } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { preload } from "../../data/read.server.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { submissionAction } from "../../forms/submission.server.ts";
import { type Sending, useSubmission } from "../../forms/useSubmission.ts";
import { currentMember } from "../../session/member.server.ts";
import { named } from "../../words/named.tsx";
import { unparted } from "../../words/unparted.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/admin-wish";
import { Leaf } from "./Leaf.tsx";
import { moderation } from "./submission.ts";

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
  const { outcome, trouble, plainForm, busy } = useSubmission(moderation, undefined);
  const { say } = outcome;
  return (
    <>
      <PageHead tone="dusk" {...t.group("wish.admin", ["title", "lead"])} />
      <PageBody>
        <Outcome
          busy={busy}
          tone={say === "approved" ? "success" : "info"}
          news={say && t(`wish.admin.${say}`)}
          trouble={trouble && t("wish.admin.error")}
        />
        {place.total === 0 ? (
          <EmptyState picture={pictures.emptyResults} {...t.group("wish.admin.empty", ["title", "body"])} />
        ) : (
          <Text>{t("wish.admin.count", { count: place.total })}</Text>
        )}
        {wishes.length > 0 && (
          <WishLeaves label={unparted(t("wish.admin.title"))}>
            {wishes.map((wish) => (
              <PendingWish key={wish.id} wish={wish} form={plainForm()} busy={busy} />
            ))}
          </WishLeaves>
        )}
      </PageBody>
    </>
  );
}

type PendingWishProps = { wish: Wish; form: ReturnType<Sending<typeof moderation>["plainForm"]>; busy: boolean };

function PendingWish({ wish, form, busy }: PendingWishProps) {
  const t = useTranslations();
  const { id, name, created_at } = wish;
  return (
    <Leaf
      wish={wish}
      note={t("wish.admin.received", { date: formatDate(new Date(created_at), t.locale, "short") })}
      actions={
        <form {...form}>
          <input type="hidden" name="id" value={id} />
          <Row>
            <Button type="submit" size="sm" name="decision" value="approve" disabled={busy}>
              {named(t("wish.admin.approveNamed", { name }), t.locale)}
            </Button>
            <Button type="submit" size="sm" variant="secondary" name="decision" value="decline" disabled={busy}>
              {named(t("wish.admin.declineNamed", { name }), t.locale)}
            </Button>
          </Row>
        </form>
      }
    />
  );
}
