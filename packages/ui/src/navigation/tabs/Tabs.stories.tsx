import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "../../forms/text-field/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Text } from "../../foundations/text/index.ts";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { Tabs, type TabsProps, type TabVariant, tabVariants } from "./index.ts";

/** Marks stick to a sheet of paper, segments stand above the page. */
const pages: Record<TabVariant, (words: string) => ReactNode> = {
  segmented: (words) => (
    <div style={{ paddingBlockStart: "16px" }}>
      <Text>{words}</Text>
    </div>
  ),
  marks: (words) => (
    <Paper>
      <Text>{words}</Text>
    </Paper>
  ),
};

const chinese = (variant: TabVariant): TabsProps["tabs"] => [
  { id: "family", label: "家庭計劃", panel: pages[variant]("每個計劃只適用於一個孩子。") },
  { id: "school", label: "學校計劃", panel: pages[variant]("以品格強項推動校本德育。") },
];

const english = (variant: TabVariant): TabsProps["tabs"] => [
  { id: "profile", label: "Profile", panel: pages[variant]("Name, nickname, birthday.") },
  { id: "plan", label: "Subscription and payment methods", panel: pages[variant]("One year plan.") },
  { id: "performance", label: "Performance", panel: pages[variant]("Twelve silver stars.") },
];

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: { label: "計劃類別", tabs: chinese("segmented"), onChange: fn() },
  argTypes: { variant: { control: "select", options: tabVariants }, tabs: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack gap="8">
      {tabVariants.map((variant) => (
        <Stack key={variant} gap="8">
          <Specimen>
            <Tabs label="計劃類別" tabs={chinese(variant)} variant={variant} />
          </Specimen>
          <div lang="en">
            <Specimen>
              <Tabs label="Record" tabs={english(variant)} variant={variant} defaultValue="plan" />
            </Specimen>
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

export const ArrowsChoose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "家庭計劃" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "學校計劃" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("以品格強項推動校本德育。");
    await expect(args.onChange).toHaveBeenCalledWith("school", expect.anything());
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    tabs: [
      { id: "family", label: "家庭計劃", panel: <TextField name="code" label="優惠碼" /> },
      { id: "school", label: "學校計劃", panel: <Text>以品格強項推動校本德育。</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "優惠碼" }), "NEW50");
    await userEvent.click(canvas.getByRole("tab", { name: "學校計劃" }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "家庭計劃" }));
    await expect(canvas.getByRole("textbox", { name: "優惠碼" })).toHaveValue("NEW50");
  },
};

export const FromRightToLeft: Story = {
  args: {
    label: "خطط",
    tabs: [
      { id: "family", label: "العائلة", panel: "خطة العائلة" },
      { id: "school", label: "المدرسة", panel: "خطة المدرسة" },
    ],
  },
  globals: { locale: "en-US" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("tabpanel");
    await expect(getComputedStyle(panel).direction).toBe("rtl");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "المدرسة" })).toHaveAttribute("aria-selected", "true");
  },
};

/** Home and End lead to the ends, arrows go round, Tab goes on to the panel. */
export const KeysOfTheRow: Story = {
  args: { label: "Record", tabs: english("segmented") },
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    const chosen = () => canvas.getByRole("tab", { selected: true });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(chosen()).toHaveTextContent("Performance");
    await expect(chosen()).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(chosen()).toHaveTextContent("Profile");
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await expect(chosen()).toHaveTextContent("Profile");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Profile" })).toHaveFocus();
  },
};
