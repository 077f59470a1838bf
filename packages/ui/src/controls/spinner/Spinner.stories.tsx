import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Spinner } from "./index.ts";

const meta = {
  title: "Controls/Spinner",
  component: Spinner,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongLabel: Story = {
  args: { label: "This is taking a little longer than usual. Thanks for waiting." },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

export const SaysWhatIsUnderWay: Story = {
  args: { label: "正在前往付款頁面…" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("正在前往付款頁面…"));
  },
};

/** Waits of less than 400 ms show nothing. */
export const OnlyAfter400Milliseconds: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByText("載入中…", { selector: "output" });
    const [appearing] = spinner.getAnimations();
    if (!appearing) throw new Error("the spinner does not wait");
    appearing.pause();
    appearing.currentTime = 399;
    await expect(spinner).not.toBeVisible();
    appearing.currentTime = 1000;
    await expect(spinner).toBeVisible();
  },
};

export const Sheet: Story = { render: specimens(Spinner, {}, Playground, LongLabel) };
