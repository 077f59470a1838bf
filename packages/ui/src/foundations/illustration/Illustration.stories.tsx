import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../product/pictures/index.ts";
import { vars } from "../theme/index.ts";
import { Illustration } from "./index.ts";

const meta = {
  title: "Foundations/Illustration",
  component: Illustration,
  parameters: { layout: "padded" },
  args: { of: pictures.mascotHello, alt: "紅耳鵯揮翼打招呼" },
  argTypes: { of: { control: "select", options: Object.keys(pictures), mapping: pictures } },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const shelf = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
  gap: "24px",
  alignItems: "end",
} as const;

export const Sheet: Story = {
  render: () => (
    <div style={shelf}>
      {Object.entries(pictures).map(([name, picture]) => (
        <figure key={name}>
          <Illustration
            of={picture}
            alt=""
            style={{ background: name.endsWith("Inverse") ? vars.color.bg.inverse : undefined }}
          />
          <figcaption lang="en" style={{ fontSize: vars.font.size.sm }}>
            {name}
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};
