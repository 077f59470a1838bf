import { Canvas, Controls, Markdown, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { componentsOf, type Piece } from "./piece.ts";

/**
 * The head of a piece's page: its name, what its docstring says, the door to import from, and the Playground with its
 * controls.
 */
export function PieceHead({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const namesake = preparedMeta.title.split("/").at(-1) ?? "";
  const [first] = componentsOf(of, namesake);
  const folder = String(preparedMeta.parameters["fileName"]).split("/").at(-2);
  const playground = Object.values(csfFile.stories).find(({ name }) => name === "Playground");
  return (
    <>
      <Title />
      {first && (
        <Subtitle>
          <Markdown>{first.docgen.description}</Markdown>
        </Subtitle>
      )}
      <p>
        <code>{`import { ${first?.name ?? "…"} } from "@gk/ui/${folder}";`}</code>
      </p>
      {playground && (
        <>
          <Canvas of={playground.moduleExport} />
          <Controls of={playground.moduleExport} />
        </>
      )}
    </>
  );
}
