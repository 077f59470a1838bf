import type { Meta, StoryObj } from "@storybook/react-vite";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Row, Stack } from "../../layout/stack/index.ts";
import { StoreButton, stores } from "./index.ts";

const meta = {
  title: "Controls/StoreButton",
  component: StoreButton,
  parameters: { layout: "padded" },
  args: { store: "apple", href: "https://apps.apple.com/", action: "立即下載", name: "App Store" },
  argTypes: { store: { control: "select", options: stores } },
} satisfies Meta<typeof StoreButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: () => (
    <Stack>
      {[
        { lang: "zh-HK", apple: "立即下載", google: "立即下載" },
        { lang: "en", apple: "Download on the", google: "Get it on" },
      ].map(({ lang, apple, google }) => (
        <div key={lang} lang={lang}>
          <Row>
            <StoreButton store="apple" href="https://apps.apple.com/" action={apple} name="App Store" />
            <StoreButton store="google" href="https://play.google.com/" action={google} name="Google Play" />
          </Row>
        </div>
      ))}
    </Stack>
  ),
};
