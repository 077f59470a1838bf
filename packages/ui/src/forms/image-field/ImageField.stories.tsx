import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent } from "storybook/test";
import { pictures } from "../../foundations/illustration/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { ImageField } from "./index.ts";

const meta = {
  title: "Forms/ImageField",
  component: ImageField,
  parameters: { layout: "padded" },
  args: {
    name: "image",
    label: "照片",
    hint: "JPEG 或 PNG 格式，檔案不可超過 4 MB。你亦可稍後加入。",
    words: { choose: "選擇照片", change: "更改照片", remove: "移除照片" },
    optional: true,
    onChoose: fn(),
  },
} satisfies Meta<typeof ImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PreviewIsGivenBack: Story = {
  name: "Shows a preview and gives its address back",
  play: async ({ args, canvas, canvasElement }) => {
    const revoke = spyOn(URL, "revokeObjectURL");
    const input = canvas.getByLabelText<HTMLInputElement>(/^照片/);
    await expect(input).toHaveAccessibleDescription(/4 MB/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const picture = new File(["picture"], "hei.png", { type: "image/png" });
    await userEvent.upload(input, picture);
    const preview = canvasElement.querySelector("img");
    const address = preview?.getAttribute("src");
    await expect(address).toMatch(/^blob:/);
    await expect(args.onChoose).toHaveBeenLastCalledWith(picture);
    await expect(canvas.getByText("更改照片")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "移除照片" }));
    await expect(revoke).toHaveBeenCalledWith(address);
    await expect(preview).not.toHaveAttribute("src", address);
    await expect(input.files).toHaveLength(0);
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await expect(input).toHaveFocus();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Photo",
    hint: "JPEG or PNG, up to 4 MB. You can add one later.",
    words: { choose: "Choose a photo", change: "Change photo", remove: "Remove photo" },
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    ImageField,
    meta.args,
    { args: { name: "filled", current: pictures.avatarMum.src } },
    { args: { name: "sending", progress: 40 } },
    { args: { name: "refused", message: "圖片超過 4 MB，請選擇較小的圖片。", optional: false } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
