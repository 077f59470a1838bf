import { Canvas, Markdown, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { ownShelves } from "../../lint/shelf-names.ts";
import { readDocstring } from "../docgen/docstring.ts";
import { chineseNames } from "../index/chinese-names.ts";
import { lastChangeOf, statusOf } from "./changes.ts";
import { componentsOf, isNamesake, isPlayground, type Piece, pageOf } from "./piece.ts";
import { releases } from "./releases.ts";

/** The head of a piece's page: its names, what its docstring says, how far it is and which release
 * changed it last, where to import it from, and its Playground. */
export function PieceHead({ of }: { of: Piece }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const page = pageOf(preparedMeta.title);
  const components = componentsOf(of, page);
  const [first] = components;
  const namesake = first && isNamesake(first, page) ? first : undefined;
  const names = namesake ? [namesake.name] : components.map(({ name }) => name);
  const [shelf = "", folder = ""] = String(preparedMeta.parameters["fileName"]).split("/").slice(-3);
  const isOwn = ownShelves.some((own) => own === shelf);
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
        <span lang="zh-HK">{chineseNames[preparedMeta.title]}</span> · {statusOf(preparedMeta.tags)} · last changed in{" "}
        <a href="?path=/docs/changelog--docs">{lastChangeOf(folder, releases)}</a> ·{" "}
        {isOwn ? "GK’s own: it knows GK’s product" : "general: for any product"}
      </p>
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
