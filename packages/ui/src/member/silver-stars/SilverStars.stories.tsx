import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { SilverStars, silverStarsSizes } from "./index.ts";

const meta = {
  title: "Member/SilverStars",
  component: SilverStars,
  args: { count: 8, total: 12, label: "已得 8 顆銀星，目標 12 顆" },
  argTypes: { size: { control: "select", options: silverStarsSizes } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof SilverStars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("已得 8 顆銀星，目標 12 顆")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(12);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack>
      <Specimen>
        <SilverStars count={0} total={12} label="已得 0 顆銀星，目標 12 顆" />
      </Specimen>
      <Specimen>
        <SilverStars count={12} total={12} label="已得 12 顆銀星，目標 12 顆" />
      </Specimen>
      <Specimen>
        <SilverStars count={8} total={12} size="lg" label="8 of 12 silver stars" />
      </Specimen>
    </Stack>
  ),
};
