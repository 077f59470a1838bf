import { maxChildren } from "@gk/domain";
import { AppLine } from "@gk/ui/app-line";
import { AttentionList } from "@gk/ui/attention-list";
import { Avatar } from "@gk/ui/avatar";
import { ButtonLink } from "@gk/ui/button";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { Greeting } from "@gk/ui/greeting";
import { Icon, icons } from "@gk/ui/icon";
import { Row, Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import type { Child, Order, PrizeTheme, SharedChild } from "@gk/web";
import { useAnswer } from "../../data/answers.ts";
import { query } from "../../data/query.ts";
import { page } from "../../data/page.server.ts";
import { filledWith, preload, together } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { memberContext } from "../../session/member.server.ts";
import { portraitOf } from "../../session/picture.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { accountQuery, useUnverified } from "../../session/verification.ts";
import { named } from "../../words/named.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/index";
import { attentionItems } from "./attention.ts";
import { AppStores } from "./AppStores.tsx";
import { childrenQuery } from "./children/child.ts";
import { coverOf } from "./children/covers.ts";
import { sharedQuery } from "./children/shared/shared.ts";
import { SharedGlance } from "./children/shared/SharedGlance.tsx";
import { readShared } from "./children/shared/shared.server.ts";
import { themesQuery } from "./prizes/prizes.ts";
import { activitiesQuery } from "./special-activity/activities.ts";
import { JoinedActivities } from "./special-activity/JoinedActivities.tsx";

/** The newest orders, among which one may wait for its payment. */
const ordersQuery = query("listOrders", { query: { page: 1 } }, { revalidateOnFocus: true });

export const loader = page("member", async (visit, args: Route.LoaderArgs) => {
  const member = args.context.get(memberContext);
  // Children are asked for only once the address is verified (T94).
  if (member.is_activated === 1) {
    const [{ fallback }, shared] = await Promise.all([
      preload(visit, {
        children: childrenQuery,
        orders: ordersQuery,
        themes: themesQuery,
        activities: activitiesQuery,
      }),
      readShared(visit),
    ]);
    return { fallback: together(fallback, shared) };
  }
  return { fallback: filledWith(visit, accountQuery, { status: 1, data: member }) };
});

/** The member's home: a greeting, what needs attention, the children. @source spec §2 */
export default function Member() {
  const t = useTranslations();
  const { member } = useVisitor();
  return (
    <>
      <Greeting
        picture={<Avatar size="xl" alt="" src={portraitOf(member)} />}
        words={{
          title: named(t("member.index.title", { name: member?.name ?? "" }), t.locale),
          lead: t("member.index.lead"),
        }}
      />
      {member?.isVerified ? <Children /> : <Unverified />}
    </>
  );
}

type AttentionProps = {
  to: readonly Child[];
  shared?: readonly SharedChild[];
  orders?: readonly Order[];
  themes?: readonly PrizeTheme[];
};

function Attention({ to, shared = [], orders = [], themes = [] }: AttentionProps) {
  const t = useTranslations();
  const { today, member } = useVisitor();
  return (
    <AttentionList
      items={attentionItems(t, {
        verified: member?.isVerified ?? false,
        children: to,
        shared,
        orders,
        themes,
        trialEndsOn: member?.trialEndsOn,
        today,
      })}
      words={t.group("member.index.attention", ["title", "none"])}
    />
  );
}

function Unverified() {
  useUnverified();
  return <Attention to={[]} />;
}

function Children() {
  const t = useTranslations();
  const { data: children } = useAnswer(childrenQuery);
  const { data: orders } = useAnswer(ordersQuery);
  const { data: themes } = useAnswer(themesQuery);
  const { data: shared } = useAnswer(sharedQuery);
  // Whoever has come as a caregiver alone sees whom they came for, and no empty place.
  const looksOnly = children.length === 0 && shared.some(({ status }) => status === "active");
  return (
    <>
      <Attention to={children} shared={shared} orders={orders} themes={themes} />
      {looksOnly ? <SharedGlance /> : <OwnChildren />}
      {!looksOnly && <JoinedActivities />}
      <AppLine stores={<AppStores />}>{t("member.index.app")}</AppLine>
    </>
  );
}

function OwnChildren() {
  const t = useTranslations();
  const { today, member } = useVisitor();
  const { data: children } = useAnswer(childrenQuery);
  return (
    <section aria-labelledby="children">
      <Stack gap="5">
        <Row justify="between">
          <Heading level={2} size="3xl" id="children">
            {t("member.index.children.title")}
          </Heading>
          {children.length > 0 && (
            <ButtonLink variant="quiet" size="sm" href={paths.children}>
              {t("member.index.children.all")}
              <Icon of={icons.arrowRight} />
            </ButtonLink>
          )}
        </Row>
        <ChildCovers>
          {children.map((child) => (
            <ChildCover key={child.id} level={3} {...coverOf(t, child, { today, trialEndsOn: member?.trialEndsOn })} />
          ))}
          {children.length === 0 && (
            <AddChild
              href={paths.createChild}
              label={t("children.add")}
              note={t("children.upTo", { count: maxChildren })}
            />
          )}
        </ChildCovers>
      </Stack>
    </section>
  );
}
