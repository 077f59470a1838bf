import type { ComponentProps } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type StrengthGroup, strengthGroups, TopicTag } from "../../product/topic-tag/index.ts";
import * as css from "./SchoolTeaser.css.ts";

export type SchoolTeaserWords = {
  eyebrow: string;
  title: string;
  lead: string;
  strengths: Record<StrengthGroup, string>;
  more: string;
};

export type SchoolTeaserProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The heading with its lead, the six strengths, and the way on. */
  words: SchoolTeaserWords;
  /** The school edition's page. */
  href: string;
  /** The anchor of the section, from which the id of its heading is made. @default "school" */
  id?: string | undefined;
};

/** Points schools to their edition, with the six groups of character strengths. */
export function SchoolTeaser({ words, href, id = "school", ...rest }: SchoolTeaserProps) {
  return (
    <Band {...rest} id={id} aria-labelledby={`${id}-title`}>
      <Container later className={css.columns}>
        <Illustration of={pictures.school} alt="" className={css.picture} />
        <div className={css.text}>
          <SectionHead id={`${id}-title`} align="start" eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
          <ul className={css.strengths}>
            {strengthGroups.map((strength) => (
              <li key={strength}>
                <TopicTag tone={strength}>
                  <Glyph name={`strength-${strength}`} className={css.icon} />
                  {words.strengths[strength]}
                </TopicTag>
              </li>
            ))}
          </ul>
          <ButtonLink variant="secondary" href={href}>
            {words.more}
            <Icon of={icons.arrowRight} />
          </ButtonLink>
        </div>
      </Container>
    </Band>
  );
}
