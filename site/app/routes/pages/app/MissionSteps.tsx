import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { Stack } from "@gk/ui/stack";
import { StepColumn } from "@gk/ui/step-column";
import { Heading } from "@gk/ui/text";
import type { Section } from "../../../content/long-page.ts";
import { phrases } from "../../../words/phrases.tsx";

/** The picture of each step, by its anchor. A part that has none belongs to the step above it. */
const drawings: Readonly<Record<string, (typeof pictures)[keyof typeof pictures]>> = {
  pick: pictures.flowPick,
  accept: pictures.flowAccept,
  report: pictures.flowReport,
  approve: pictures.flowApprove,
};

type Step = Section & { picture: (typeof pictures)[keyof typeof pictures]; otherwise: Section[] };

function stepsOf(parts: readonly Section[]): Step[] {
  const steps: Step[] = [];
  for (const part of parts) {
    const picture = drawings[part.id];
    if (picture) steps.push({ ...part, picture, otherwise: [] });
    else steps.at(-1)?.otherwise.push(part);
  }
  return steps;
}

/** How a mission goes, step by step; a child who says no is told of where the child is asked. @source spec §4 "Mission flow" */
export function MissionSteps({ parts }: { parts: readonly Section[] }) {
  return (
    <StepColumn
      steps={stepsOf(parts).map(({ id, title, html, picture, otherwise }) => ({
        id,
        title: phrases(title),
        picture,
        body: (
          <>
            <Prose html={html} />
            {otherwise.map((part) => (
              <section key={part.id} id={part.id}>
                <Stack gap="2">
                  <Heading level={4} size="lg">
                    {phrases(part.title)}
                  </Heading>
                  <Prose html={part.html} />
                </Stack>
              </section>
            ))}
          </>
        ),
      }))}
    />
  );
}
