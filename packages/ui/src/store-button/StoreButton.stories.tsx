import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../stack/index.ts";
import { StoreButton, stores } from "./index.ts";

const meta = {
  title: "Actions/StoreButton",
  component: StoreButton,
  parameters: { layout: "padded" },
  args: { store: "apple", href: "https://apps.apple.com/", action: "下載 App", name: "App Store" },
  argTypes: { store: { control: "select", options: stores } },
} satisfies Meta<typeof StoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {[
        { lang: "zh-HK", action: "立即下載" },
        { lang: "en", action: "Download now" },
      ].map(({ lang, action }) => (
        <div key={lang} lang={lang}>
          <Row>
            <StoreButton store="apple" href="https://apps.apple.com/" action={action} name="App Store" />
            <StoreButton store="google" href="https://play.google.com/" action={action} name="Google Play" />
          </Row>
        </div>
      ))}
    </Stack>
  ),
};
