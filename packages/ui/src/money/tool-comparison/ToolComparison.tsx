import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { ScrollingTable } from "../../foundations/looks/ScrollingTable.tsx";
import { betweenWords, Heading, Text } from "../../foundations/text/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./ToolComparison.css.ts";
import type { ToolName } from "./ToolComparison.variants.ts";
import { ToolIcon } from "./ToolIcon.tsx";

export type ToolComparisonWords = {
  title: ReactNode;
  lead: string;
  compare: string;
  /** The table's name for screen readers. */
  caption: string;
  tool: string;
  free: string;
  premium: string;
  included: string;
  notIncluded: string;
};

export type ToolRow = {
  tool: ToolName;
  name: string;
  body: string;
  /** Whether families have it without paying. */
  free: boolean;
  /** What limits it in the premium edition ("number depends on the plan"); zero-width spaces say where Chinese lines may end. */
  note?: string | undefined;
};

export type ToolComparisonProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** What heads the section and its table, and what tick and dash are called. */
  words: ToolComparisonWords;
  /** In the table's order. */
  rows: readonly ToolRow[];
  /** Where the plans are compared. */
  compareHref: string;
  /** The anchor of the section, from which the id of its heading is made. */
  id?: string | undefined;
};

/** What is free and what a premium plan adds, tool by tool. */
export function ToolComparison({ words, rows, compareHref, id = "tools", ...rest }: ToolComparisonProps) {
  const heading = `${id}-title`;
  return (
    <Band {...rest} id={id} aria-labelledby={heading}>
      <Container later className={css.columns}>
        <div className={css.side}>
          <Heading level={2} id={heading}>
            {words.title}
          </Heading>
          <Text size="lead">{words.lead}</Text>
          <ButtonLink variant="secondary" href={compareHref} className={css.compare}>
            {words.compare}
          </ButtonLink>
          <Illustration of={pictures.mascotCheer} alt="" className={css.bird} />
        </div>
        <ScrollingTable caption={words.caption} className={css.sheet} table={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.column}>
                <VisuallyHidden>{words.tool}</VisuallyHidden>
              </th>
              <th scope="col" className={css.column}>
                {words.free}
              </th>
              <th scope="col" className={`${css.column} ${css.premium}`}>
                <span className={css.stamp}>{words.premium}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.tool} row={row} words={words} />
            ))}
          </tbody>
        </ScrollingTable>
      </Container>
    </Band>
  );
}

function Row({ row, words }: { row: ToolRow; words: ToolComparisonWords }) {
  return (
    <tr>
      <th scope="row" className={`${css.cell} ${css.tool}`}>
        <div className={css.toolInside}>
          <ToolIcon of={row.tool} className={css.icon} />
          <span>
            {row.name}
            <small className={css.body}>{row.body}</small>
          </span>
        </div>
      </th>
      <td className={`${css.cell} ${css.answer}`}>
        <Answer yes={row.free} words={words} />
      </td>
      <td className={`${css.cell} ${css.answer} ${css.premium}`}>
        <Answer yes words={words} />
        {row.note && <small className={css.note}>{betweenWords(row.note)}</small>}
      </td>
    </tr>
  );
}

function Answer({ yes, words }: { yes: boolean; words: ToolComparisonWords }) {
  return (
    <>
      <span className={yes ? css.yes : css.no} aria-hidden>
        {yes && <Icon of={icons.check} className={css.check} />}
      </span>
      <VisuallyHidden>{yes ? words.included : words.notIncluded}</VisuallyHidden>
    </>
  );
}
