import { maxChildren } from "@gk/domain";
import { AttentionList } from "@gk/ui/attention-list";
import { Avatar } from "@gk/ui/avatar";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { Greeting } from "@gk/ui/greeting";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useLoaderData, useRouteLoaderData } from "react-router-dom";
import { visitOf, worded } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { memberContext } from "../../session/member.server.ts";
import { pictureOf } from "../../session/picture.ts";
import { trialEndsOn } from "../../session/trial.ts";
import type { Visitor } from "../../session/visitor.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/index";
import { attentionItems } from "./attention.ts";
import { coverOf } from "./children/covers.ts";

export { clientLoader, meta } from "../../data/page.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const member = args.context.get(memberContext);
  const verified = member.is_activated === 1;
  // Children are asked for only once the address is verified (T94).
  const listed = verified ? await visit.client.listChildren() : undefined;
  return {
    name: member.name,
    verified,
    children: listed?.ok ? listed.body.data : [],
    trialEndsOn: trialEndsOn(member, visit.now),
    head: worded(visit, args.request, "member"),
  };
}

/** The member's home: a greeting, what needs attention, the children. @source spec §2 */
export default function Member() {
  const t = useTranslations();
  const { name, verified, children, trialEndsOn: trial } = useLoaderData<typeof loader>();
  const { today, member } = useRouteLoaderData<Visitor>("root") as Visitor;
  return (
    <>
      <Greeting
        avatar={<Avatar size="xl" alt="" src={pictureOf(member)} />}
        words={{ title: t("member.index.title", { name }), lead: t("member.index.lead") }}
      />
      <AttentionList
        items={attentionItems(t, { verified, children, trialEndsOn: trial, today })}
        words={{ title: t("member.index.attention.title"), none: t("member.index.attention.none") }}
      />
      {verified && (
        <section aria-labelledby="children">
          <Stack gap="5">
            <Heading level={2} size="3xl" id="children">
              {t("member.index.children.title")}
            </Heading>
            <ChildCovers>
              {children.map((child) => (
                <ChildCover key={child.id} level={3} {...coverOf(t, child, { today, trialEndsOn: trial })} />
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
      )}
    </>
  );
}
