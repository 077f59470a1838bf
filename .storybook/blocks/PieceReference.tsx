import { Heading, Markdown, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { readDocstring } from "../docgen/docstring.ts";
import { PropsTable } from "./PropsTable.tsx";
import { componentsOf, type Piece } from "./piece.ts";
import { States } from "./States.tsx";

/** The foot of a piece's page: its states, and the props of every component that its door exports. */
export function PieceReference({ of }: { of: Piece }) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const components = componentsOf(of, preparedMeta.title.split("/").at(-1) ?? "");
  return (
    <>
      <States />
      <Heading>Props</Heading>
      {components.map(({ name, docgen }, index) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          {index > 0 && <Markdown>{readDocstring(docgen.description ?? "").text}</Markdown>}
          <PropsTable docgen={docgen} />
        </div>
      ))}
    </>
  );
}
