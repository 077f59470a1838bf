import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
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

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("立即下載 App Store");
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: () => (
    <Stack>
      {[
        { lang: undefined, apple: "立即下載", google: "立即下載" },
        { lang: "en", apple: "Download on the", google: "Get it on" },
      ].map(({ lang, apple, google }) => (
        <div key={google} lang={lang}>
          <Row>
            <Specimen>
              <StoreButton store="apple" href="https://apps.apple.com/" action={apple} name="App Store" />
            </Specimen>
            <Specimen>
              <StoreButton store="google" href="https://play.google.com/" action={google} name="Google Play" />
            </Specimen>
          </Row>
        </div>
      ))}
    </Stack>
  ),
};
