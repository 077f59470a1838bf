import { Canvas, Heading, Markdown, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { readDocstring } from "../docgen/docstring.ts";
import { PropsTable } from "./PropsTable.tsx";
import { componentsOf, type Piece } from "./piece.ts";

/**
 * The foot of a piece's page: its Sheet (or one a language), or its states one by one where a page has room for one only,
 * and the props of every component that its door exports.
 */
export function PieceReference({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter(({ name }) => name !== "Playground");
  const sheets = stories.filter(({ name }) => name.startsWith("Sheet"));
  const shown = sheets.length > 0 ? sheets : stories;
  const components = componentsOf(of, preparedMeta.title.split("/").at(-1) ?? "");
  return (
    <>
      {shown.length > 0 && <Heading>{sheets.length > 0 ? "Sheet" : "State by state"}</Heading>}
      {shown.map(({ id, name, moduleExport }) => (
        <div key={id}>
          {name !== "Sheet" && <Subheading>{name}</Subheading>}
          <Canvas of={moduleExport} />
        </div>
      ))}
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
