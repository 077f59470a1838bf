import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { base } from "../theme/generated/base.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";
import { FiguresTable } from "./FiguresTable.tsx";

/** What changes at each of the three widths. */
const breakpoints = [
  { at: base.breakpoint.sm, below: "Pop-ups leave the page behind them light", above: "Pop-ups darken the page" },
  { at: base.breakpoint.md, below: "Mobile layout, smaller type", above: "Wide layout" },
  {
    at: base.breakpoint.lg,
    below: "Header with a menu; compact bar of three",
    above: "Header of one row; full compact bar",
  },
];

const cell = { padding: vars.space[3], border: line.sheet, textAlign: "start", verticalAlign: "top" } as const;

/** The three widths at which the layout changes, and where this window is. */
function Breakpoints() {
  return (
    <div lang="en" style={{ overflowX: "auto" }}>
      <style>
        {breakpoints
          .map(
            ({ at }, index) =>
              `@media (width <= ${at}) { [data-at="${index}"][data-side="above"] { display: none; } }
               @media (width > ${at}) { [data-at="${index}"][data-side="below"] { display: none; } }`,
          )
          .join("\n")}
      </style>
      <FiguresTable heads={["Width", "At or below", "Above"]} cell={cell}>
        <tbody>
          {breakpoints.map(({ at, below, above }, index) => (
            <tr key={at}>
              <th scope="row" style={cell}>
                {at}
              </th>
              {Object.entries({ below, above }).map(([side, words]) => (
                <td key={side} style={cell}>
                  {words} <b data-at={index} data-side={side} aria-hidden>{` ← you are here`}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </div>
  );
}

const meta = {
  title: "Foundations/Breakpoints",
  component: Breakpoints,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Breakpoints>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "768px",
      "926px",
      "1250px",
    ]);
  },
};
