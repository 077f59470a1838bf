import { Band } from "@gk/ui/band";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { SectionLinks } from "@gk/ui/chip-links";
import { Container } from "@gk/ui/container";
import { Feature } from "@gk/ui/feature";
import { GrowingTrees } from "@gk/ui/growing-trees";
import { LandscapeHead } from "@gk/ui/landscape-head";
import { PageBody } from "@gk/ui/page-body";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { SectionHead } from "@gk/ui/section-head";
import { Row, Stack } from "@gk/ui/stack";
import { StrategyList } from "@gk/ui/strategy-list";
import { VisionMission } from "@gk/ui/vision-mission";
import { plainText } from "#plain-text";
import { chaptersOf } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";
import { Roles } from "./about-us/Roles.tsx";

export { headers } from "../../data/cache.ts";

/** The drawing of each strategy, by its anchor. */
const drawings: Readonly<Record<string, (typeof pictures)[keyof typeof pictures]>> = {
  "strategy-missions": pictures.flowPick,
  "strategy-encouragement": pictures.flowCelebrate,
  "strategy-family": pictures.flowApprove,
  "strategy-school": pictures.school,
};

export const loader = page("about", (visit) => {
  const { title, intro, sections } = longPage("about-us", visit.locale);
  return { title, intro, sections };
});

/** Who we are: vision, mission, four strategies, concept, consultants and founders. @source spec §2 */
export default function AboutUs() {
  const t = useTranslations();
  const { title, intro, sections } = usePageData<typeof loader>();
  const chapters = chaptersOf({ sections: [...sections] });
  const chapter = (id: string) => chapters.find((each) => each.id === id);
  const [strategies, concept] = [chapter("strategies"), chapter("concept")];
  const said = [
    { id: "vision", title: t("about.vision.name") },
    { id: "mission", title: t("about.mission.name") },
  ];
  return (
    <>
      <LandscapeHead title={phrases(title)} lead={plainText(intro)} />
      <PageBody>
        <Row justify="center">
          <SectionLinks
            label={t("legal.tableOfContents")}
            links={[...said, ...chapters].map(({ id, title: label }) => ({
              id,
              // Its heading is a question.
              label: id === concept?.id ? t("about.concept.eyebrow") : label,
              href: `#${id}`,
            }))}
          />
        </Row>
        <VisionMission
          vision={{ id: "vision", name: t("about.vision.name"), text: phrases(t("about.vision.heading")) }}
          mission={{ id: "mission", name: t("about.mission.name"), text: t("about.mission.body") }}
        />
      </PageBody>
      {strategies && (
        <Band tone="inverse" wave={1} id={strategies.id} aria-labelledby="strategies-title">
          <Container>
            <Stack gap="10">
              <SectionHead
                id="strategies-title"
                align="start"
                tone="night"
                title={phrases(strategies.title)}
                lead={plainText(strategies.html)}
              />
              <StrategyList
                strategies={strategies.parts.map(({ id, title: name, html }) => ({
                  id,
                  title: name,
                  body: plainText(html),
                  picture: drawings[id] ?? pictures.mascotStand,
                }))}
              />
            </Stack>
          </Container>
        </Band>
      )}
      <Band wave={0}>
        <Container>
          <Stack gap="24">
            {concept && (
              <Feature
                id={concept.id}
                eyebrow={t("about.concept.eyebrow")}
                title={phrases(concept.title)}
                media={<GrowingTrees />}
                mediaSide="end"
              >
                <Prose html={concept.html} />
              </Feature>
            )}
            <Roles chapter={chapter("consultants")} />
            <Roles chapter={chapter("founders")} />
            <CallToAction
              tone="reward"
              {...t.group("about.cta", ["title", "lead"])}
              picture={pictures.mascotCheer}
              actions={<ButtonLink href={paths.contact}>{t("common.contactUs")}</ButtonLink>}
            />
          </Stack>
        </Container>
      </Band>
    </>
  );
}
