import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shelf } from "../../foundations/specimens/shelf.ts";
import { vars } from "../../foundations/theme/index.ts";
import { Glyph, glyphNames } from "./index.ts";

const meta = {
  title: "Product/Glyph",
  component: Glyph,
  parameters: { layout: "padded" },
  args: { name: "seed" },
  argTypes: { name: { control: "select", options: glyphNames } },
} satisfies Meta<typeof Glyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All of them, under the names that the piece takes. */
export const Sheet: Story = {
  render: () => (
    <ul lang="en" style={shelf("120px")}>
      {glyphNames.map((name) => (
        <li
          key={name}
          style={{
            display: "grid",
            justifyItems: "center",
            gap: vars.space[2],
            fontSize: vars.font.size.sm,
            textAlign: "center",
          }}
        >
          <span style={{ fontSize: vars.font.size["3xl"] }}>
            <Glyph name={name} />
          </span>
          <span data-caption="">{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(glyphNames.length);
  },
};
