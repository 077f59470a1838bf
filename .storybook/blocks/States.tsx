import { Canvas, Heading, Subheading, useOf } from "@storybook/addon-docs/blocks";
import { isPlayground } from "./piece.ts";

/**
 * What a piece looks like in all its states: its Sheet (or one a language). A piece without a sheet shows its stories one
 * by one; those that are played, such as an overlay that is opened, play in a place of their own and are links.
 */
export function States() {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter((story) => !isPlayground(story));
  const sheets = stories.filter(({ name }) => name.startsWith("Sheet"));
  const shown = sheets.length > 0 ? sheets : stories.filter(({ moduleExport }) => !moduleExport.play);
  const played = sheets.length > 0 ? [] : stories.filter(({ moduleExport }) => moduleExport.play);
  return (
    <>
      <Heading>{sheets.length > 0 ? "Sheet" : "State by state"}</Heading>
      {shown.map(({ id, name, moduleExport }) => (
        <div key={id}>
          {name !== "Sheet" && <Subheading>{name}</Subheading>}
          <Canvas of={moduleExport} />
        </div>
      ))}
      <ul>
        {played.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
