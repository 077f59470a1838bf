import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, within } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { ImageField } from "./index.ts";

const meta = {
  title: "Forms/ImageField",
  component: ImageField,
  parameters: { layout: "padded" },
  args: {
    name: "image",
    label: "照片",
    hint: "JPEG 或 PNG 格式，檔案不可超過 4 MB。你亦可稍後加入。",
    choose: "選擇照片",
    change: "更改照片",
    remove: "移除照片",
    optional: true,
    onChange: fn(),
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
    await expect(args.onChange).toHaveBeenLastCalledWith(picture, expect.anything());
    await expect(canvas.getByText("更改照片")).toBeVisible();
    await expect(canvas.getByRole("listitem")).toHaveTextContent(/hei\.png.*kB/);

    await userEvent.click(canvas.getByRole("button", { name: "移除照片" }));
    await expect(revoke).toHaveBeenCalledWith(address);
    await expect(preview).not.toBeInTheDocument();
    await expect(input.files).toHaveLength(0);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
    await expect(input).toHaveFocus();
  },
};

export const BeingSent: Story = {
  name: "Says how far the picture has been sent",
  args: { progress: 40 },
  play: async ({ canvas }) => {
    const picture = new File(["p".repeat(1_234_567)], "hei.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText<HTMLInputElement>(/^照片/), picture);
    const list = canvas.getByRole("list", { name: /^照片/ });
    await expect(list).toHaveTextContent(/hei\.png.*1\.2 MB/);
    await expect(within(list).getByRole("progressbar", { name: "上載中… 40% hei.png" })).toHaveValue(40);
  },
};

/** As files are dropped, which the browser does not sort out by `accept`. */
const drop = async (input: HTMLInputElement, file: File) => userEvent.setup({ applyAccept: false }).upload(input, file);

export const RefusesAtOnce: Story = {
  name: "Another type, or a file too large, is not taken, and it says why",
  args: { maxBytes: 4096 },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^照片/);
    await drop(input, new File(["text"], "hei.pdf", { type: "application/pdf" }));
    await expect(input).toHaveAccessibleDescription(/只接受 JPEG、PNG 圖片，請選擇其他檔案。/);
    await expect(input).toBeInvalid();
    await expect(input.files).toHaveLength(0);
    await drop(input, new File(["x".repeat(4097)], "hei.png", { type: "image/png" }));
    await expect(input).toHaveAccessibleDescription(/圖片超過 4 KB，請選擇較小的圖片。/);
    await expect(canvasElement.querySelector("img")).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
    await drop(input, new File(["picture"], "hei.png", { type: "image/png" }));
    await expect(input).toBeValid();
    await expect(input.files).toHaveLength(1);
  },
};

export const RefusesInEnglish: Story = {
  args: {
    maxBytes: 4096,
    label: "Photo",
    hint: "JPEG or PNG, up to 4 KB.",
    choose: "Choose a photo",
    change: "Change photo",
    remove: "Remove photo",
  },
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photo/);
    await drop(input, new File(["text"], "hei.pdf", { type: "application/pdf" }));
    await expect(input).toHaveAccessibleDescription(
      /Only JPEG, PNG pictures can be used\. Please choose another file\./,
    );
    await drop(input, new File(["x".repeat(4097)], "hei.png", { type: "image/png" }));
    await expect(input).toHaveAccessibleDescription(/The picture is larger than 4 KB\. Please choose a smaller one\./);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Photo",
    hint: "JPEG or PNG, up to 4 MB. You can add one later.",
    choose: "Choose a photo",
    change: "Change photo",
    remove: "Remove photo",
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    ImageField,
    meta.args,
    { args: { name: "filled", picture: pictures.avatarMum.src } },
    { args: { name: "refused", message: "圖片超過 4 MB，請選擇較小的圖片。", optional: false } },
    { args: { name: "disabled", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
