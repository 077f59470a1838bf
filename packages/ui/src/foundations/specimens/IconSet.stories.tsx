import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandMark, brandNames, Icon, icons } from "../icon/index.ts";
import { vars } from "../theme/index.ts";
import { shelf } from "./shelf.ts";

const specimen = {
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  textAlign: "center",
  overflowWrap: "anywhere",
} as const;
const drawn = { fontSize: vars.font.size["3xl"] } as const;

/** The marks of companies and networks, under the names that `BrandMark` takes. */
function Brands() {
  return (
    <ul lang="en" style={shelf("120px")}>
      {brandNames.map((name) => (
        <li key={name} style={specimen}>
          <span style={drawn}>
            <BrandMark name={name} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Icon set",
  component: Brands,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Brands>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(brandNames.length);
  },
};

/** The general icons that the product uses, from Lucide, under the names that `Icon` takes. */
export const General: Story = {
  render: () => (
    <ul lang="en" style={shelf("120px")}>
      {Object.entries(icons).map(([name, drawing]) => (
        <li key={name} style={specimen}>
          <span style={drawn}>
            <Icon of={drawing} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};
