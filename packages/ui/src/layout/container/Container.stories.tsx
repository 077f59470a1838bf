import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sheet as Paper } from "../sheet/index.ts";
import { Stack } from "../stack/index.ts";
import { Container, containerWidths } from "./index.ts";

const meta = {
  title: "Layout/Container",
  component: Container,
  args: { children: <Paper>每日一個小任務，培養品格。</Paper> },
  argTypes: { width: { control: "select", options: containerWidths } },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Paper>
            <p lang="en">A small mission every day grows good character ({width}).</p>
          </Paper>
        </Container>
      ))}
    </Stack>
  ),
};
