import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, buttonVariants } from "../../controls/button/index.ts";
import { Notice } from "../../controls/notice/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { Sheet as PaperSheet } from "../../layout/sheet/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Heading, Text } from "../text/index.ts";
import { vars } from "../theme/index.ts";

const words = {
  "zh-HK": {
    title: "選擇適合你家的計劃",
    lead: "每日一個小任務，品格慢慢長大。",
    field: "電郵地址",
    hint: "我們會把收據寄到這裏。",
    notice: "沒有收取任何費用。",
    buttons: ["開始試用", "查看計劃", "升級", "返回", "刪除"],
  },
  "en-US": {
    title: "Choose the plan that suits your family",
    lead: "One small mission a day, and character grows.",
    field: "Email address",
    hint: "We will send the receipt here.",
    notice: "Nothing was charged.",
    buttons: ["Start free trial", "See plans", "Upgrade", "Back", "Delete"],
  },
} as const;

/** A few pieces together, to see a theme at a glance. */
function Glance({ locale }: { locale: keyof typeof words }) {
  const { title, lead, field, hint, notice, buttons } = words[locale];
  return (
    <div style={{ padding: vars.space[6] }}>
      <PaperSheet>
        <Stack gap="5">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{lead}</Text>
          <TextField name="email" type="email" label={field} hint={hint} />
          <Notice tone="success">{notice}</Notice>
          <Row>
            {buttonVariants.map((variant, index) => (
              <Button key={variant} variant={variant}>
                {buttons[index]}
              </Button>
            ))}
          </Row>
        </Stack>
      </PaperSheet>
    </div>
  );
}

/** The whole page follows, so on a page of documentation the story has a page of its own. */
const ownPage = { docs: { story: { inline: false, height: "560px" } } };

const meta = {
  title: "Foundations/Theming",
  component: Glance,
  args: { locale: "zh-HK" },
  render: (args, { globals }) => <Glance {...args} locale={globals["locale"] === "en-US" ? "en-US" : "zh-HK"} />,
} satisfies Meta<typeof Glance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Harbour: Story = {
  name: "Harbour, a second brand",
  globals: { theme: "harbour" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /開始試用|Start/ });
    await expect(getComputedStyle(button).backgroundColor).toBe("rgb(23, 91, 133)");
    await expect(getComputedStyle(button).borderRadius).toBe("8px");
    await expect(getComputedStyle(canvas.getByRole("heading")).fontWeight).toBe("700");
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const MoreContrast: Story = { globals: { theme: "contrast" } };

/** Close to what somebody sees who lets the system choose the colours. */
export const ForcedColours: Story = {
  globals: { colours: "forced" },
  // The colours are the system's, not ours to choose.
  parameters: { ...ownPage, a11y: { options: { rules: { "color-contrast": { enabled: false } } } } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button").map((button) => getComputedStyle(button));
    await expect(first?.backgroundColor).toBe(second?.backgroundColor);
    await expect(first?.borderTopWidth).toBe("2px");
    await expect(first?.boxShadow).toBe("none");
  },
};

/** Text at twice its size: lines wrap, nothing is cut. */
export const LargeText: Story = {
  globals: { text: "large" },
  parameters: ownPage,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("heading").ownerDocument.documentElement).fontSize).toBe("32px");
  },
};
