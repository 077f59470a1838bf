import { maxChildren } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { AddChild, ChildCover, ChildCovers } from "@gk/ui/child-cover";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { Row } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { read } from "../../../data/read.server.ts";
import { paths } from "../../../paths.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { linkTo } from "../../../words/link-to.tsx";
import { useTranslations } from "../../../words/words.ts";
import { rememberAlert } from "./alert.server.ts";
import { childrenQuery } from "./child.ts";
import { coverOf } from "./covers.ts";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("children", async (visit) => {
  const { fallback, answers } = await read(visit, { children: childrenQuery });
  rememberAlert(visit, answers.children.data);
  return { fallback };
});

/** The member's children as exercise books. @source spec §2 */
export default function Children() {
  const t = useTranslations();
  const { data } = useAnswer(childrenQuery);
  const { today, member } = useVisitor();
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
          <ChildCover key={child.id} {...coverOf(t, child, { today, trialEndsOn: member?.trialEndsOn })} />
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
