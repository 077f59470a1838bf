import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ContrastPair, colourOf, contrastPairs, contrastRatio, type Theme } from "../theme/contrast.ts";
import { contrast } from "../theme/generated/contrast.ts";
import { dark } from "../theme/generated/dark.ts";
import { light } from "../theme/generated/light.ts";

const themes = { light, contrast, dark } satisfies Record<string, Theme>;

type ColourProps = { theme: keyof typeof themes };

function Pair({ theme, ink, ground, least }: ContrastPair & { theme: Theme }) {
  const [color, background] = [colourOf(theme, ink), colourOf(theme, ground)];
  return (
    <tr style={{ background, color: colourOf(theme, "text.primary") }}>
      <td style={{ padding: "8px 12px" }}>
        {least === 3 ? (
          <span style={{ display: "block", inlineSize: "72px", blockSize: "16px", background: color }} />
        ) : (
          <span style={{ color }}>
            品格 <span lang="en">Character</span>
          </span>
        )}
      </td>
      {[ink, ground, contrastRatio(color, background).toFixed(2), least].map((value) => (
        <td key={value} lang="en" style={{ padding: "8px 12px", background: colourOf(theme, "bg.surface") }}>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** Every pair of colours that the product uses, with its contrast in the chosen theme. */
function Colour({ theme }: ColourProps) {
  return (
    <table style={{ borderSpacing: "0 4px", background: themes[theme].bg.page, color: themes[theme].text.primary }}>
      <thead>
        <tr lang="en" style={{ textAlign: "start" }}>
          {["Sample", "Ink", "Ground", "Contrast", "At least"].map((name) => (
            <th key={name} scope="col" style={{ padding: "8px 12px", textAlign: "start" }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <Pair key={`${pair.ink} ${pair.ground}`} theme={themes[theme]} {...pair} />
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: "Foundations/Colour",
  component: Colour,
  args: { theme: "light" },
  argTypes: { theme: { control: "select", options: Object.keys(themes) } },
} satisfies Meta<typeof Colour>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HighContrast: Story = { args: { theme: "contrast" } };

export const Dark: Story = { args: { theme: "dark" } };
