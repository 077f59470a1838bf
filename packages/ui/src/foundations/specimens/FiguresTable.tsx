import type { ComponentProps } from "react";
import { vars } from "../theme/index.ts";

/** How the cells of such a table look. */
export const figuresCell = { padding: vars.space[2], textAlign: "start" } as const;

type FiguresTableProps = ComponentProps<"table"> & {
  /** The names of its columns, in English. */
  heads: readonly string[];
  /** How its cells look. */
  cell?: ComponentProps<"th">["style"];
};

/** A table of a foundation's figures: `children` is its body. */
export function FiguresTable({ heads, cell = figuresCell, style, children, ...rest }: FiguresTableProps) {
  return (
    <table {...rest} lang="en" style={{ borderCollapse: "collapse", ...style }}>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
