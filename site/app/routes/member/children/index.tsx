import { maxChildren } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { Row } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useLoaderData, useRouteLoaderData } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { gather, visitOf, worded } from "../../../data/page.server.ts";
import { query } from "../../../data/query.ts";
import { paths } from "../../../paths.ts";
import { memberContext } from "../../../session/member.server.ts";
import { trialEndsOn } from "../../../session/trial.ts";
import type { Visitor } from "../../../session/visitor.server.ts";
import { linkTo } from "../../../words/link-to.tsx";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/index";
import { coverOf } from "./covers.ts";
import { rememberAlert } from "./alert.server.ts";

export { clientLoader, meta } from "../../../data/page.ts";

const children = query("listChildren");

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { fallback, answers } = await gather(visit, { children });
  rememberAlert(visit, answers.children.data);
  return {
    fallback,
    trialEndsOn: trialEndsOn(args.context.get(memberContext), visit.now),
    head: worded(visit, args.request, "children"),
  };
}

/** The member's children as exercise books. @source spec §2 */
export default function Children() {
  const t = useTranslations();
  const { data } = useAnswer(children);
  const { trialEndsOn: trial } = useLoaderData<typeof loader>();
  const { today } = useRouteLoaderData<Visitor>("root") as Visitor;
  if (data.length === 0) {
    return (
      <EmptyState
        level={1}
        picture={pictures.emptyChildren}
        title={t("children.empty.title")}
        body={t("children.empty.body")}
      >
        <ButtonLink href={paths.createChild}>{t("children.add")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Row justify="between">
        <div>
          <Heading level={1}>{t("children.title")}</Heading>
          <Text size="lead">{t("children.lead")}</Text>
        </div>
      </Row>
      <ChildCovers>
        {data.map((child) => (
          <ChildCover key={child.id} {...coverOf(t, child, { today, trialEndsOn: trial })} />
        ))}
        {data.length < maxChildren && (
          <AddChild
            href={paths.createChild}
            label={t("children.add")}
            note={t("children.count", { count: data.length })}
          />
        )}
      </ChildCovers>
      {data.length >= maxChildren && (
        <Text>
          {t.rich("children.limit", {
            count: data.length,
            contact: linkTo(paths.contact),
          })}
        </Text>
      )}
    </>
  );
}
