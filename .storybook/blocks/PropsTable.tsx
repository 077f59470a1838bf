import { Markdown } from "@storybook/addon-docs/blocks";
import type { Documentation } from "react-docgen";

/** A component's own props, as its docstrings tell them. Storybook's table shows unions as the word "union". */
export function PropsTable({ docgen: { displayName, props = {}, composes = [] } }: { docgen: Documentation }) {
  const rows = Object.entries(props);
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
            {rows.map(([name, { required, tsType, defaultValue, description }]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {required && <small> required</small>}
                </th>
                <td>{tsType && "raw" in tsType && <code>{tsType.raw}</code>}</td>
                <td>{defaultValue && <Markdown>{String(defaultValue.value)}</Markdown>}</td>
                <td>
                  <Markdown>{description ?? ""}</Markdown>
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
