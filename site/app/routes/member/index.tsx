import { maxChildren } from "@gk/domain";
import { AttentionList } from "@gk/ui/attention-list";
import { Avatar } from "@gk/ui/avatar";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { Greeting } from "@gk/ui/greeting";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import type { Child } from "@gk/web";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { preload, filledWith } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { memberContext } from "../../session/member.server.ts";
import { pictureOf } from "../../session/picture.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { accountQuery, useUnverified } from "../../session/verification.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/index";
import { attentionItems } from "./attention.ts";
import { childrenQuery } from "./children/child.ts";
import { coverOf } from "./children/covers.ts";

export { clientLoader, meta } from "../../data/page.ts";

export const loader = page("member", (visit, args: Route.LoaderArgs) => {
  const member = args.context.get(memberContext);
  // Children are asked for only once the address is verified (T94).
  if (member.is_activated === 1) return preload(visit, { children: childrenQuery });
  return { fallback: filledWith(visit, accountQuery, { status: 1, data: member }) };
});

/** The member's home: a greeting, what needs attention, the children. @source spec §2 */
export default function Member() {
  const t = useTranslations();
  const { member } = useVisitor();
  return (
    <>
      <Greeting
        avatar={<Avatar size="xl" alt="" src={pictureOf(member)} />}
        words={{ title: t("member.index.title", { name: member?.name ?? "" }), lead: t("member.index.lead") }}
      />
      {member?.isVerified ? <Children /> : <Unverified />}
    </>
  );
}

function Attention({ to }: { to: readonly Child[] }) {
  const t = useTranslations();
  const { today, member } = useVisitor();
  return (
    <AttentionList
      items={attentionItems(t, {
        verified: member?.isVerified ?? false,
        children: to,
        trialEndsOn: member?.trialEndsOn,
        today,
      })}
      words={{ title: t("member.index.attention.title"), none: t("member.index.attention.none") }}
    />
  );
}

function Unverified() {
  useUnverified();
  return <Attention to={[]} />;
}

function Children() {
  const t = useTranslations();
  const { today, member } = useVisitor();
  const { data: children } = useAnswer(childrenQuery);
  return (
    <>
      <Attention to={children} />
      <section aria-labelledby="children">
        <Stack gap="5">
          <Heading level={2} size="3xl" id="children">
            {t("member.index.children.title")}
          </Heading>
          <ChildCovers>
            {children.map((child) => (
              <ChildCover
                key={child.id}
                level={3}
                {...coverOf(t, child, { today, trialEndsOn: member?.trialEndsOn })}
              />
            ))}
            {children.length < maxChildren && (
              <AddChild
                href={paths.createChild}
                label={t("children.add")}
                note={t("children.count", { count: children.length })}
              />
            )}
          </ChildCovers>
        </Stack>
      </section>
    </>
  );
}
