import { calledName } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { ButtonLink } from "@gk/ui/button";
import { ChildRecord } from "@gk/ui/child-record";
import { Icon, icons } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { Row } from "@gk/ui/stack";
import type { Child } from "@gk/web";
import type { ReactNode } from "react";
import { useAnswer } from "../../../../data/answers.ts";
import { paths, type RecordPart } from "../../../../paths.ts";
import { named } from "../../../../words/named.tsx";
import { withPart } from "../../../../words/with-part.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { portraitOf, toneOf } from "../covers.ts";
import { choices } from "../form/choices.ts";
import { aboutRecord } from "./about.ts";
import { partOf, partsOf } from "./parts.ts";

/** A child's record: its cover, the marks of its parts, and the part that shows. @source spec §2; decision 104 */
export function Record({ of: child, part, children }: { of: Child; part: RecordPart; children: ReactNode }) {
  const t = useTranslations();
  const regions = useAnswer(choices.areas).data;
  const { shared_by: parent } = child;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.children"), href: paths.children },
        ]}
        current={named(calledName(child), t.locale)}
      />
      <ChildRecord
        name={withPart(named(calledName(child), t.locale), partOf(t, part))}
        picture={portraitOf(child)}
        tone={toneOf(child)}
        status={child.status}
        current={part}
        marks={partsOf(child).map((id) => ({
          id,
          label: t(`child.view.tab.${id}`),
          href: paths.childPart(child.id, id),
        }))}
        actions={parent === undefined ? <RecordActions of={child} /> : undefined}
        words={{
          status: t(`child.status.${child.status}`),
          about: aboutRecord(t, child, regions),
          marks: t("children.card.viewNamed", { name: calledName(child) }),
        }}
      >
        {parent !== undefined && (
          <Notice>{named(t("child.view.shared", { parent, name: calledName(child) }), t.locale)}</Notice>
        )}
        {children}
      </ChildRecord>
    </>
  );
}

/** What a parent does with the whole record. */
function RecordActions({ of: child }: { of: Child }) {
  const t = useTranslations();
  return (
    <Row>
      <ButtonLink variant="secondary" size="sm" href={paths.updateChild(child.id)}>
        <Icon of={icons.pencil} />
        {t("child.view.edit")}
      </ButtonLink>
      {child.status !== "upgraded" && (
        <ButtonLink variant="reward" size="sm" href={paths.premium(child.id)}>
          {t("child.view.upgrade")}
        </ButtonLink>
      )}
    </Row>
  );
}
