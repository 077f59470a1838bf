import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { ScanCode } from "./index.ts";

const meta = {
  title: "Reading/ScanCode",
  component: ScanCode,
  parameters: { layout: "padded" },
  args: {
    src: pictures.logoSymbol.src,
    alt: "二維碼：example.com/download",
    children: "用手機相機掃描，在手機打開這一頁。",
  },
} satisfies Meta<typeof ScanCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    // A phone does not scan itself.
    if (matchMedia("(width <= 926px)").matches) return expect(canvas.queryByRole("figure")).toBeNull();
    await expect(canvas.getByRole("figure")).toHaveTextContent("用手機相機掃描");
    return expect(canvas.getByRole("img")).toHaveAccessibleName("二維碼：example.com/download");
  },
};

export const English: Story = {
  args: { alt: "QR code: example.com/download", children: "Scan it with your phone’s camera to open this page there." },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(ScanCode, meta.args, Playground, English) };
