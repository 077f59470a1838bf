import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { type ContrastPair, colourOf, contrastPairs, contrastRatio, focusGrounds } from "../theme/contrast.ts";
import { vars } from "../theme/index.ts";
import { FiguresTable, figuresCell } from "./FiguresTable.tsx";
import { liveColour } from "./live-colour.ts";

type Measured = ContrastPair & { ratio: number };

const ringPairs = focusGrounds.map((ground): ContrastPair => ({ ink: "focus.ring or focus.halo", ground, least: 3 }));
const allPairs = [...contrastPairs, ...ringPairs];

/** The better of several inks, as with the ring and the halo beside it. */
const measure = (element: Element, { ink, ground, least }: ContrastPair): Measured => {
  const behind = liveColour(element, ground);
  const ratios = ink.split(" or ").map((role) => contrastRatio(liveColour(element, role), behind));
  return { ink, ground, least, ratio: Math.max(...ratios) };
};

function Row({ ink, ground, least, ratio }: Measured) {
  const [first = ink] = ink.split(" or ");
  const color = colourOf(vars.color, first);
  return (
    <tr>
      <td style={{ ...figuresCell, background: colourOf(vars.color, ground) }}>
        {least === 3 ? (
          <span style={{ display: "block", inlineSize: "64px", blockSize: "14px", background: color }} />
        ) : (
          <span style={{ color }}>
            <span lang="zh-HK">品格</span> Character
          </span>
        )}
      </td>
      <td style={figuresCell}>{ink}</td>
      <td style={figuresCell}>{ground}</td>
      <td style={figuresCell}>{ratio.toFixed(2)}</td>
      <td style={figuresCell}>{least}</td>
      <td style={{ ...figuresCell, fontWeight: vars.font.weight.bold }}>{ratio >= least ? "passes" : "fails"}</td>
    </tr>
  );
}

/** Pairs of colours with their contrast, measured on the page in whatever theme the toolbar says. */
function ContrastTable({ pairs }: { pairs: readonly ContrastPair[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [measured, setMeasured] = useState<Measured[]>([]);
  useLayoutEffect(() => {
    const element = body.current;
    if (element) setMeasured(pairs.map((pair) => measure(element, pair)));
  }, [pairs]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area is reached with the keyboard
    <section aria-label="Contrast of every pair" tabIndex={0} style={{ overflowX: "auto" }}>
      <FiguresTable
        heads={["Sample", "Ink", "Ground", "Contrast", "At least", "Result"]}
        style={{ fontSize: vars.font.size.sm }}
      >
        <tbody ref={body}>
          {measured.map((pair) => (
            <Row key={`${pair.ink} ${pair.ground}`} {...pair} />
          ))}
        </tbody>
      </FiguresTable>
    </section>
  );
}

const meta = {
  title: "Foundations/Contrast",
  component: ContrastTable,
  parameters: { layout: "padded" },
  args: { pairs: allPairs },
  argTypes: { pairs: { control: false } },
  render: (args, { globals }) => <ContrastTable key={String(globals["theme"])} {...args} />,
} satisfies Meta<typeof ContrastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const noneFails: Story["play"] = async ({ canvas }) => {
  await expect(canvas.getAllByText("passes")).toHaveLength(allPairs.length);
  await expect(canvas.queryAllByText("fails")).toEqual([]);
};

export const Playground: Story = { play: noneFails };

export const MoreContrast: Story = { globals: { theme: "contrast" }, play: noneFails };

export const Dark: Story = { globals: { theme: "dark" }, play: noneFails };

export const Harbour: Story = { name: "Harbour, the second brand", globals: { theme: "harbour" }, play: noneFails };

export const APairThatFails: Story = {
  args: { pairs: [{ ink: "text.muted", ground: "text.primary", least: 4.5 }] },
  // Its sample is hard to read: that is what it shows.
  parameters: { a11y: { options: { rules: { "color-contrast": { enabled: false } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("fails")).toBeVisible();
  },
};
