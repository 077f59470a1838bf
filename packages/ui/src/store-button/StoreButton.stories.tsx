import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/index.ts";
import { StoreButton, stores } from "./index.ts";

const meta = {
  title: "Actions/StoreButton",
  component: StoreButton,
  args: { store: "apple", href: "https://apps.apple.com/", action: "下載 App", name: "App Store" },
  argTypes: { store: { control: "select", options: stores } },
} satisfies Meta<typeof StoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Row>
      <StoreButton store="apple" href="https://apps.apple.com/" action="下載 App" name="App Store" />
      <StoreButton store="google" href="https://play.google.com/" action="下載 App" name="Google Play" />
      <StoreButton store="apple" href="https://apps.apple.com/" action="Get the app" name="App Store" />
      <StoreButton store="google" href="https://play.google.com/" action="Get the app" name="Google Play" />
    </Row>
  ),
};
