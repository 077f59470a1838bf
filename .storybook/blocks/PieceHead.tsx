import { Canvas, Markdown, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { readDocstring } from "../docgen/docstring.ts";
import { componentsOf, isNamesake, isPlayground, type Piece, pageOf } from "./piece.ts";

/** The head of a piece's page: its name, what its docstring says, where to import it from, and its Playground. */
export function PieceHead({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const page = pageOf(preparedMeta.title);
  const components = componentsOf(of, page);
  const [first] = components;
  const namesake = first && isNamesake(first, page) ? first : undefined;
  const names = namesake ? [namesake.name] : components.map(({ name }) => name);
  const folder = String(preparedMeta.parameters["fileName"]).split("/").at(-2);
  const playground = Object.values(csfFile.stories).find(isPlayground);
  const { text } = readDocstring(namesake?.docgen.description ?? "");
  return (
    <>
      <Title />
      {text && (
        <Subtitle>
          <Markdown>{text}</Markdown>
        </Subtitle>
      )}
      <p>
        <code>{`import { ${names.join(", ")} } from "@gk/ui/${folder}";`}</code>
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
