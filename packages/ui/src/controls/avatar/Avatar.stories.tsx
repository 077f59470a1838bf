import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Row, Stack } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Avatar, avatarSizes } from "./index.ts";

const meta = {
  title: "Controls/Avatar",
  component: Avatar,
  args: { alt: "晞晞媽媽的個人頭像", src: pictures.avatarMum.src },
  argTypes: { size: { control: "select", options: avatarSizes } },
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
          <Specimen>
            <Avatar size={size} src={pictures.avatarMum.src} alt="Profile picture of Hei’s mum" />
          </Specimen>
          <Specimen>
            <Avatar size={size} src={pictures.avatarChildGirl.src} alt="小晴的照片" />
          </Specimen>
          <Specimen>
            <Avatar size={size} alt="尚未設定個人頭像" />
          </Specimen>
        </Row>
      ))}
    </Stack>
  ),
};

export const WithoutAPictureOfTheirOwn: Story = {
  args: { src: undefined, alt: "No profile picture yet" },
  play: async ({ canvas }) => {
    const outline = canvas.getByRole("img", { name: "No profile picture yet" });
    await expect(outline).not.toHaveAttribute("src");
    await expect(outline.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
  },
};
