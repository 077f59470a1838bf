import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { ProfileImageForm } from "./index.ts";

const meta = {
  title: "Account/ProfileImageForm",
  component: ProfileImageForm,
  parameters: { layout: "padded" },
  args: {
    action: "/member/profile",
    picture: pictures.avatarMum.src,
    wordIssue: () => "請先選擇圖片。",
    words: {
      image: "個人頭像",
      imageHint: "JPEG 或 PNG 格式，檔案不可超過 4 MB。",
      picture: { choose: "選擇圖片", change: "更改圖片", remove: "取消上載" },
      submit: "儲存",
      submitting: "儲存中…",
    },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileImageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "儲存" }).closest("form")).toHaveAttribute(
      "enctype",
      "multipart/form-data",
    );
    // Chosen natively: a form's data does not see the files that `userEvent.upload` pretends.
    const chosen = new DataTransfer();
    chosen.items.add(new File(["picture"], "may.png", { type: "image/png" }));
    const input = canvas.getByLabelText<HTMLInputElement>(/^個人頭像/);
    input.files = chosen.files;
    await fireEvent.change(input);
    await userEvent.click(canvas.getByRole("button", { name: "儲存" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { image: expect.objectContaining({ name: "may.png" }) },
      expect.any(FormData),
    );
  },
};

export const Missing: Story = { args: { issues: [{ field: "image", code: "required" }] } };
export const Sending: Story = {
  args: { busy: true, progress: 70 },
  play: async ({ canvas }) => {
    const picture = new File(["picture"], "mum.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText(/^個人頭像/), picture);
    await expect(canvas.getByRole("progressbar")).toHaveValue(70);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    picture: undefined,
    words: {
      image: "Profile picture",
      imageHint: "JPEG or PNG, up to 4 MB.",
      picture: { choose: "Choose a picture", change: "Change picture", remove: "Cancel upload" },
      submit: "Save",
      submitting: "Saving…",
    },
  },
};

export const Sheet: Story = { render: specimens(ProfileImageForm, meta.args, Playground, Missing, Sending, English) };
