import { localizePath, maxChildren } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { EmptyState } from "@gk/ui/empty-state";
import { Icon, icons } from "@gk/ui/icon";
import { pictures } from "@gk/ui/pictures";
import { Row, Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { Child } from "@gk/web";
import { redirect, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { read, together } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { paths } from "../../../paths.ts";
import { type Choice, choiceIn, isChosen, withChoice } from "../../../plans/choice.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { linkTo } from "../../../words/link-to.tsx";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/index";
import { childrenQuery } from "./child.ts";
import { coverOf } from "./covers.ts";
import { readShared } from "./shared/shared.server.ts";
import { SharedChildren } from "./shared/SharedChildren.tsx";
import { acceptance, leaving } from "./shared/submissions.ts";

export const loader = page("children", async (visit, { url }: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { children: childrenQuery });
  const children = answers.children.data;
  const choice = choiceIn(url.searchParams);
  const [only, ...others] = children;
  // There is nothing to pick.
  if (isChosen(choice) && only && others.length === 0) {
    throw redirect(localizePath(withChoice(paths.premium(only.id), choice), visit.locale));
  }
  return { fallback: together(fallback, await readShared(visit)) };
});

export const action = submissionAction([acceptance, leaving]);

/** Who has chosen a plan is asked whom it is for, if there is anybody whom it can be for. */
function leadFor(children: readonly Child[], choice: Choice) {
  if (!isChosen(choice)) return "children.lead";
  return children.some(({ status }) => status !== "upgraded") ? "children.lead.chosen" : "children.lead.allUpgraded";
}

/** The member's children as exercise books, of which one is picked where a plan was chosen. @source spec §2 */
export default function Children() {
  const t = useTranslations();
  const { data } = useAnswer(childrenQuery);
  const { today, member } = useVisitor();
  const choice = choiceIn(useSearchParams()[0]);
  const addChild = withChoice(paths.createChild, choice);
  const canAdd = data.length < maxChildren;
  if (data.length === 0) {
    return (
      <>
        <EmptyState level={1} picture={pictures.emptyChildren} {...t.group("children.empty", ["title", "body"])}>
          <ButtonLink href={addChild}>{t("children.add")}</ButtonLink>
        </EmptyState>
        <SharedChildren />
      </>
    );
  }
  return (
    <>
      <Row justify="between">
        <Stack gap="1">
          <Heading level={1}>{t("children.title")}</Heading>
          <Text size="lead">{t(leadFor(data, choice))}</Text>
        </Stack>
        {canAdd && (
          <ButtonLink href={addChild}>
            <Icon of={icons.plus} />
            {t("children.add")}
          </ButtonLink>
        )}
      </Row>
      <ChildCovers>
        {data.map((child) => (
          <ChildCover key={child.id} {...coverOf(t, child, { today, trialEndsOn: member?.trialEndsOn, choice })} />
        ))}
        {canAdd && (
          <AddChild href={addChild} label={t("children.add")} note={t("children.upTo", { count: maxChildren })} />
        )}
      </ChildCovers>
      {!canAdd && (
        <Text>
          {t.rich("children.limit", {
            count: data.length,
            contact: linkTo(paths.contact),
          })}
        </Text>
      )}
      <SharedChildren />
    </>
  );
}
