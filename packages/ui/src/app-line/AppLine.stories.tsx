import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/index.ts";
import { Container } from "../container/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { AppLine } from "./index.ts";

const meta = {
  title: "Member/AppLine",
  component: AppLine,
  args: {
    children: "派發及批核任務，請使用手機 App。",
    stores: (
      <>
        <ButtonLink variant="secondary" href="#apple">
          App Store
        </ButtonLink>
        <ButtonLink variant="secondary" href="#google">
          Google Play
        </ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <Container>
      <AppLine {...args} />
    </Container>
  ),
} satisfies Meta<typeof AppLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { children: "Missions are sent and approved in the mobile app." },
};

export const Sheet: Story = { render: specimens(AppLine, meta.args, Playground, English) };
