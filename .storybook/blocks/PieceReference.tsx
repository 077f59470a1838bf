import { ArgTypes, Canvas, Heading, Markdown, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { componentsOf, type Piece } from "./piece.ts";

/** The foot of a piece's page: its sheet, or its single states where a page has room for one only, and the props of every component that its door exports. */
export function PieceReference({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter(({ name }) => name !== "Playground");
  const sheet = stories.filter(({ name }) => name === "Sheet");
  const components = componentsOf(of, preparedMeta.title.split("/").at(-1) ?? "");
  return (
    <>
      <Heading>{sheet.length > 0 ? "Sheet" : "States"}</Heading>
      {(sheet.length > 0 ? sheet : stories).map(({ id, name, moduleExport }) => (
        <div key={id}>
          {name !== "Sheet" && <Subheading>{name}</Subheading>}
          <Canvas of={moduleExport} />
        </div>
      ))}
      <Heading>Props</Heading>
      {components.map(({ name, type, docgen }, index) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          {index > 0 && <Markdown>{docgen.description}</Markdown>}
          {docgen.props ? <ArgTypes of={type} /> : <p>Takes no props.</p>}
        </div>
      ))}
    </>
  );
}
