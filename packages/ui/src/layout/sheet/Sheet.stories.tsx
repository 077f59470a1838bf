import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { Stack } from "../stack/index.ts";
import { Sheet as Paper, sheetSizes } from "./index.ts";

const meta = {
  title: "Layout/Sheet",
  component: Paper,
  args: { children: "超過 800 個每日任務，配合香港家庭生活。" },
  argTypes: { size: { control: "select", options: sheetSizes } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Paper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="8">
      <Specimen>
        <Paper {...args} />
      </Specimen>
      <Specimen>
        <Paper {...args} flat />
      </Specimen>
      <Specimen>
        <Paper {...args} size="lg" />
      </Specimen>
      <Specimen>
        <Paper size="lg" flat as="section">
          <p lang="en">Over 800 missions written for everyday life in Hong Kong: at home, at school and on the MTR.</p>
        </Paper>
      </Specimen>
    </Stack>
  ),
};
