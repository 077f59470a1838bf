import { Canvas, Markdown, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { readDocstring } from "../docgen/docstring.ts";
import { componentsOf, type Piece } from "./piece.ts";

/** The head of a piece's page: its name, what its docstring says, where to import it from, and its Playground. */
export function PieceHead({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const [component] = componentsOf(of, preparedMeta.title.split("/").at(-1) ?? "");
  const folder = String(preparedMeta.parameters["fileName"]).split("/").at(-2);
  const playground = Object.values(csfFile.stories).find(({ name }) => name === "Playground");
  const { text, tags } = readDocstring(component?.docgen.description ?? "");
  const sources = tags.filter(({ name }) => name === "source").map(({ value }) => value);
  return (
    <>
      <Title />
      <Subtitle>
        <Markdown>{text}</Markdown>
      </Subtitle>
      <p>
        <code>{`import { ${component?.name} } from "@gk/ui/${folder}";`}</code>
        {sources.length > 0 && ` Source: ${sources.join("; ")}.`}
      </p>
      {playground && (
        <>
          <Canvas of={playground.moduleExport} />
          <p>
            <a href={`?path=/story/${playground.id}`}>Try it with other props</a>
          </p>
        </>
      )}
    </>
  );
}
