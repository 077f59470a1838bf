import { Heading, Markdown, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { readDocstring } from "../docgen/docstring.ts";
import { PropsTable } from "./PropsTable.tsx";
import { componentsOf, isNamesake, type Piece, pageOf } from "./piece.ts";
import { States } from "./States.tsx";

/** The foot of a piece's page: its states, and the props of every component that its entry point exports. */
export function PieceReference({ of }: { of: Piece }) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const page = pageOf(preparedMeta.title);
  return (
    <>
      <States />
      <Heading>Props</Heading>
      {componentsOf(of, page).map((component, index) => (
        <div key={component.name}>
          <Subheading>{component.name}</Subheading>
          {(index > 0 || !isNamesake(component, page)) && (
            <Markdown>{readDocstring(component.docgen.description ?? "").text}</Markdown>
          )}
          <PropsTable docgen={component.docgen} />
        </div>
      ))}
    </>
  );
}
