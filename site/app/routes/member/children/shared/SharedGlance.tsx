import { calledName } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CaregiverList } from "@gk/ui/caregiver-panel";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useAnswer } from "../../../../data/answers.ts";
import { paths } from "../../../../paths.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { portraitOf } from "../covers.ts";
import { sharedQuery } from "./shared.ts";

/** The children that the member looks at as a caregiver, each with the way to its record. @source decision 71 */
export function SharedGlance() {
  const t = useTranslations();
  const shared = useAnswer(sharedQuery).data.filter(({ status }) => status === "active");
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="shared">
      <Stack gap="5">
        <Heading level={2} size="3xl" id="shared">
          {t("children.shared.title")}
        </Heading>
        <Sheet>
          <CaregiverList
            people={shared.map(({ id, child, shared_by, status }) => ({
              id: String(id),
              name: named(calledName(child), t.locale),
              email: named(t("children.shared.by", { parent: shared_by }), t.locale),
              picture: portraitOf(child),
              status: t(`children.shared.status.${status}`),
              active: true,
              actions: (
                <ButtonLink
                  size="sm"
                  href={paths.child(child.id)}
                  aria-label={t("children.card.viewNamed", { name: calledName(child) })}
                >
                  {t("children.card.view")}
                </ButtonLink>
              ),
            }))}
          />
        </Sheet>
      </Stack>
    </section>
  );
}
