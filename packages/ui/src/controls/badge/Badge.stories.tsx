import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pictures } from "../../foundations/illustration/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Avatar } from "../avatar/index.ts";
import { Badge, badgeTones } from "./index.ts";

const meta = {
  title: "Controls/Badge",
  component: Badge,
  args: { count: 3, label: "3 則新消息" },
  argTypes: { tone: { control: "select", options: badgeTones }, children: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <p>
      訊息 <Badge {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 則新消息")).toBeInTheDocument();
    await expect(canvas.getByText("3")).toBeVisible();
  },
};

export const NoneAtZero: Story = {
  args: { count: 0, label: "沒有新消息", children: "訊息" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("訊息");
    await expect(canvas.queryByText("沒有新消息")).toBeNull();
  },
};

export const NinetyNineAtMost: Story = {
  args: { count: 100, label: "100 new messages", tone: "reward" },
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap="8">
      {badgeTones.map((tone) => (
        <Row key={tone} gap="8">
          <Badge tone={tone} label="有新消息" />
          <Badge tone={tone} count={1} label="1 則新消息" />
          <Badge tone={tone} count={12} label="12 silver stars" />
          <Badge tone={tone} count={250} label="250 new messages" />
          <Badge tone={tone} count={2} label="2 則新消息">
            <Avatar src={pictures.avatarMum.src} alt="晞晞媽媽的個人頭像" />
          </Badge>
          <Badge tone={tone} label="New">
            <Avatar size="lg" src={pictures.avatarDad.src} alt="Profile picture of Hei’s dad" />
          </Badge>
        </Row>
      ))}
    </Stack>
  ),
};
