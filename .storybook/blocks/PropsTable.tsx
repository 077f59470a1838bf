import { Markdown } from "@storybook/addon-docs/blocks";
import type { Documentation, PropDescriptor } from "react-docgen";

type Row = { name: string; required: boolean; type: string; usual: string; description: string };

/** An object's parts have rows of their own. */
const shortened = (type: string) => type.replaceAll(/\{.*\}/g, "{ … }");

/** A prop, and below it the parts of an object or of a list of objects: `words.title`, `options[].value`. */
function rowsOf([name, { required = false, tsType, defaultValue, description = "", parts = [] }]: [
  string,
  PropDescriptor,
]): Row[] {
  const type = tsType && "raw" in tsType ? tsType.raw : "";
  const own = { name, required, type, usual: defaultValue ? String(defaultValue.value) : "", description };
  if (parts.length === 0) return [own];
  return [
    { ...own, type: shortened(type) },
    ...parts.map((part) => ({
      ...part,
      name: `${name}${part.path}`,
      type: shortened(part.type),
      usual: part.default ?? "",
    })),
  ];
}

/** A component's own props, as its docstrings tell them. Storybook's table shows unions as the word "union". */
export function PropsTable({ docgen: { displayName, props = {}, composes = [] } }: { docgen: Documentation }) {
  const rows = Object.entries(props).flatMap(rowsOf);
  return (
    <>
      {rows.length > 0 && (
        <table aria-label={`Props of ${displayName}`}>
          <thead>
            <tr>
              {["Prop", "Type", "Default", "What it is for"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, required, type, usual, description }) => (
              <tr key={name}>
                <th scope="row" style={{ textAlign: "start" }}>
                  <code>{name}</code>
                  {required && <small> required</small>}
                </th>
                <td>{type && <code>{type}</code>}</td>
                <td>{usual && <Markdown>{usual}</Markdown>}</td>
                <td>
                  <Markdown>{description}</Markdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {composes.map((attributes) => (
        <p key={attributes}>
          It also takes <code>{attributes}</code>.
        </p>
      ))}
      {rows.length + composes.length === 0 && <p>It takes no props.</p>}
    </>
  );
}
