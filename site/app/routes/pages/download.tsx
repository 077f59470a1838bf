import { HeadedSection } from "@gk/ui/headed-section";
import { IconList } from "@gk/ui/icon-list";
import { type IconDrawing, icons } from "@gk/ui/icon";
import { Link } from "@gk/ui/link";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { ScanCode } from "@gk/ui/scan-code";
import { SectionHead } from "@gk/ui/section-head";
import { Row, Stack } from "@gk/ui/stack";
import { StepPath } from "@gk/ui/step-path";
import { StoreButton } from "@gk/ui/store-button";
import { plainText } from "#plain-text";
import { contactPoints } from "../../contact-points.ts";
import { beforeList, definitionsOf } from "../../content/definitions.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor, pathOf, translatorOf } from "../../data/head.server.ts";
import { headlinesIn } from "../../data/headlines.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { useLocalize } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { application } from "../../structured/offers.server.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/download";

export { headers } from "../../data/cache.ts";

/** Mounted twice: for families, and for schools, who have an app of their own. */
export const loader = page("download", (visit, { request }: Route.LoaderArgs) => {
  const school = pathOf(request) === paths.downloadSchool;
  const { title, intro, sections } = longPage(school ? "download-school" : "download", visit.locale);
  const head = headFor(visit, request, school ? "downloadSchool" : "download");
  const t = translatorOf(visit);
  const told = application(visit, t, {
    name: school ? longPage("school", visit.locale).title : t("product.name"),
    description: head.description ?? "",
    stores: school ? contactPoints.schoolStores : contactPoints.stores,
  });
  const install = sections.find(({ id }) => id === "install");
  const steps = definitionsOf(install?.html ?? "").map(({ term }) => ({ title: term }));
  return {
    school,
    title,
    headlines: headlinesIn(steps, visit.locale),
    lead: plainText(intro).trim(),
    sections,
    head: { ...head, structured: [told] },
    address: head.canonical,
  };
});

/** A picture for each step from the store to the first mission. */
const scenes = {
  family: [pictures.flowPick, pictures.emailVerification, pictures.avatarChild, pictures.flowAccept],
  school: [pictures.flowPick, pictures.schoolUpgraded, pictures.emailVerification, pictures.flowAccept],
} as const;

/** The icons of the permissions, in the order of the page. */
const permissionIcons: readonly IconDrawing[] = [icons.camera, icons.audioLines, icons.bell];

/** The ways to the mobile app, and what follows. A phone's own store stands first (decision 124). @source spec §1, §2 */
export default function Download() {
  const t = useTranslations();
  const localize = useLocalize();
  const headline = useHeadlines();
  const { school, title, lead, sections, address } = usePageData<typeof loader>();
  const stores = school ? contactPoints.schoolStores : contactPoints.stores;
  const own = school ? paths.downloadSchool : paths.download;
  const steps = sections.find(({ id }) => id === "install");
  return (
    <>
      <PageHead
        title={phrases(title)}
        lead={lead}
        tone={school ? "dusk" : "leaf"}
        picture={school ? pictures.school : pictures.flowReport}
      >
        <Stack gap="5">
          <Row>
            <StoreButton store="apple" href={stores.apple} {...t.group("store.apple", ["action", "name"])} />
            <StoreButton store="google" href={stores.google} {...t.group("store.google", ["action", "name"])} />
          </Row>
          <ScanCode
            src={localize(paths.downloadCode(own))}
            alt={t("download.code", { address: address.replace(/^https?:\/\//, "") })}
          >
            {t("download.scan")}
          </ScanCode>
        </Stack>
      </PageHead>
      <PageBody>
        {steps && (
          <section id={steps.id} aria-labelledby="install-title">
            <Stack gap="10">
              <SectionHead id="install-title" title={phrases(steps.title)} />
              <StepPath
                steps={definitionsOf(steps.html).map(({ term, text }, index) => ({
                  id: `step-${index + 1}`,
                  title: phrases(headline(term)),
                  body: text,
                  picture: scenes[school ? "school" : "family"][index] ?? pictures.flowPick,
                }))}
              />
            </Stack>
          </section>
        )}
        {sections
          .filter(({ id }) => id !== "install")
          .map(({ id, title: name, html }) => (
            <HeadedSection key={id} id={id} title={phrases(name)}>
              {id === "permissions" ? (
                <Stack gap="2">
                  <Prose html={beforeList(html)} />
                  <IconList
                    items={definitionsOf(html).map(({ term, text }, index) => ({
                      icon: permissionIcons[index] ?? icons.info,
                      term,
                      text,
                    }))}
                  />
                </Stack>
              ) : (
                <Prose html={html} />
              )}
            </HeadedSection>
          ))}
        <Link href={school ? paths.download : paths.downloadSchool}>
          {school ? t("download.toFamily") : t("download.toSchool")}
        </Link>
      </PageBody>
    </>
  );
}
