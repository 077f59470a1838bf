import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Text } from "../../foundations/text/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { Popover, sheetAligns } from "./index.ts";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    trigger: "甚麼是銀星？",
    variant: "secondary",
    onOpenChange: fn(),
    children: (
      <Stack gap="3">
        <Text>每完成一個任務，孩子便得到一顆銀星。</Text>
        <Button size="sm">查看任務</Button>
      </Stack>
    ),
  },
  argTypes: { align: { control: "select", options: sheetAligns }, trigger: { control: false } },
  parameters: { layout: "padded" },
  // As high as the sheet is, so that a picture has all of it.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "220px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

export const OpensAndCloses: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "甚麼是銀星？", expanded: false });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await waitFor(() => expect(canvas.getByText(/每完成一個任務/)).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    // What it holds is the next stop.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "查看任務" })).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByText(/每完成一個任務/)).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const ItsOwnerDecides: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/每完成一個任務/)).toBeVisible());
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    trigger: "What is a silver star?",
    defaultOpen: true,
    children: (
      <Text>For every mission that is done a child gets a silver star. Twelve of them make a certificate.</Text>
    ),
  },
};

export const Sheet: Story = {
  render: specimens(
    Popover,
    meta.args,
    { args: { size: "sm", variant: "quiet" } },
    { args: { disabled: true } },
    Playground,
  ),
};
