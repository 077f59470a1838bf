import { Band } from "@gk/ui/band";
import { Container } from "@gk/ui/container";
import { pictures } from "@gk/ui/pictures";
import { RoleCard, RoleCards } from "@gk/ui/role-card";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { StepPath } from "@gk/ui/step-path";
import type { Explained } from "../../content/definitions.ts";
import { phrases } from "../../words/phrases.tsx";

const scenes = [
  pictures.strengthWisdom,
  pictures.flowPick,
  pictures.flowReport,
  pictures.flowApprove,
  pictures.flowCelebrate,
] as const;

/** A teacher, a social worker, a student. */
const faces = [pictures.avatarCaregiver, pictures.avatarDad, pictures.avatarChildGirl] as const;

/** How a strength is practised in class and at home, step by step, and who does what. */
export function Lessons({ steps, roles }: { steps: Explained; roles: Explained }) {
  return (
    <Band tone="reward" wave={1} id="in-class" aria-labelledby="in-class-title">
      <Container>
        <Stack gap="24">
          <Stack gap="10">
            <SectionHead id="in-class-title" title={phrases(steps.title)} />
            <StepPath
              steps={steps.items.map(({ term, text }, index) => ({
                id: `step-${index + 1}`,
                title: term,
                body: text,
                picture: scenes[index % scenes.length] ?? scenes[0],
              }))}
            />
          </Stack>
          <Stack gap="10">
            <SectionHead id="roles" title={phrases(roles.title)} />
            <RoleCards>
              {roles.items.map(({ term, text }, index) => (
                <RoleCard key={term} picture={faces[index % faces.length] ?? faces[0]} role={term} about={text} />
              ))}
            </RoleCards>
          </Stack>
        </Stack>
      </Container>
    </Band>
  );
}
