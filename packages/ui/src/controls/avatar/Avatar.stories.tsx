import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pictures } from "../../foundations/illustration/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Avatar, avatarSizes } from "./index.ts";

const meta = {
  title: "Controls/Avatar",
  component: Avatar,
  args: { alt: "晞晞媽媽的個人頭像", src: pictures.avatarMum.src },
  argTypes: { size: { control: "select", options: avatarSizes }, standIn: { control: false } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {avatarSizes.map((size) => (
        <Row key={size}>
          <Avatar size={size} src={pictures.avatarMum.src} alt="Profile picture of Hei’s mum" />
          <Avatar size={size} standIn={pictures.avatarChildGirl} alt="小晴的照片" />
          <Avatar size={size} alt="尚未設定個人頭像" />
        </Row>
      ))}
    </Stack>
  ),
};

export const WithoutAPictureOfTheirOwn: Story = {
  args: { src: undefined, alt: "No profile picture yet" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "No profile picture yet" })).toHaveAttribute(
      "src",
      pictures.avatarEmpty.src,
    );
  },
};
