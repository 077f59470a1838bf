import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Columns } from "../../layout/columns/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { GrowingTrees } from "./index.ts";

const meta = {
  title: "Community/GrowingTrees",
  component: GrowingTrees,
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof GrowingTrees>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Columns aside={<GrowingTrees />}>
        <SectionHead
          align="start"
          level={1}
          eyebrow="理念"
          title="為甚麼是一隻紅耳鵯？"
          lead="香港的山曾經光禿一片。紅耳鵯吃下果實，把種子帶到新的山頭，樹林便一點一點長回來。"
        />
      </Columns>
      <div lang="en">
        <SectionHead
          align="start"
          eyebrow="Our concept"
          title="Why a red-whiskered bulbul?"
          lead="Hong Kong’s hills were once bare. The bulbul carried seeds from hill to hill, and the woods came back."
        />
        <Specimen>
          <GrowingTrees />
        </Specimen>
      </div>
    </>
  ),
};
