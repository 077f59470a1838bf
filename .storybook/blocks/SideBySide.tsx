import { Markdown } from "@storybook/addon-docs/blocks";

export type SideBySideProps = {
  /** The heads of the columns; an empty one stands above what each row is about. */
  heads: readonly string[];
  /** A row's cells, in Markdown. */
  rows: readonly (readonly string[])[];
};

/** A table in a page of documentation, where Markdown has none. */
export function SideBySide({ heads, rows }: SideBySideProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" style={{ textAlign: "start" }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell) => (
              <td key={cell}>
                <Markdown>{cell}</Markdown>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
