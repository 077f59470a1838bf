import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { TextField } from "../text-field/index.ts";
import { FieldRow, Form, FormActions, type FormProps, textIn } from "./index.ts";

const read = (data: FormData) => ({ name: textIn(data, "name") });

const meta = {
  title: "Forms/Form",
  component: Form<{ name: string }>,
  parameters: { layout: "padded" },
  args: {
    action: "/member/profile",
    read,
    wordIssue: ({ code }) => (code === "unknown" ? "發生未知錯誤，請再試一次。" : "請輸入姓名。"),
    onSubmit: fn(),
    children: (
      <>
        <FieldRow>
          <TextField name="name" label="姓名" hint="3 至 50 個字，只可使用中文、英文字母及空格。" />
          <TextField name="nickname" label="暱稱" optional />
        </FieldRow>
        <FormActions submit="儲存" submitting="儲存中…">
          <Button variant="quiet">取消</Button>
        </FormActions>
      </>
    ),
  },
  argTypes: { children: { control: false }, read: { control: false } },
} satisfies Meta<typeof Form<{ name: string }>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    children: (
      <>
        <FieldRow>
          <TextField name="name" label="Name" hint="3 to 50 characters: Chinese or English letters and spaces." />
          <TextField name="nickname" label="What the family calls your child at home" optional />
        </FieldRow>
        <FormActions submit="Save" submitting="Saving…">
          <Button variant="quiet">Cancel</Button>
        </FormActions>
      </>
    ),
  },
};

export const ExplainsTheStar: Story = {
  name: "Explains the star once, where a label has one",
  render: (args) => (
    <>
      <Form {...args} />
      <Form {...args}>
        <TextField name="code" label="驗證碼" unmarked />
      </Form>
    </>
  ),
  play: async ({ canvas }) => {
    const [marked, unmarked] = canvas.getAllByText("標有 * 的項目必須填寫。");
    await expect(marked).toBeVisible();
    await expect(unmarked).not.toBeVisible();
  },
};

export const NotSent: Story = {
  name: "Says that it was not sent, and can be sent again",
  args: { onSubmit: fn(() => Promise.reject(new Error("offline"))) },
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText("姓名");
    await userEvent.type(name, "李明{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("未能送出");
    await expect(name).toHaveValue("李明");
    await userEvent.click(canvas.getByRole("button", { name: "儲存" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const PostsBeforeScripts: Story = {
  name: "Posts by itself, never into the address",
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText("姓名").closest("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", "/member/profile");
  },
};

export const ComposingEnter: Story = {
  name: "Enter while composing Chinese does not submit",
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText("姓名");
    const goesOn = (event: KeyboardEventInit) => fireEvent.keyDown(name, { key: "Enter", ...event });
    await expect(await goesOn({ isComposing: true })).toBe(false);
    await expect(await goesOn({ keyCode: 229 })).toBe(false);
    await expect(await goesOn({ keyCode: 13 })).toBe(true);
    await userEvent.type(name, "李明{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SecondSubmitIgnored: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("姓名"), "李明 Ming{Enter}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "儲存中…" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: "李明 Ming" }, expect.any(FormData));
  },
};

export const FocusesFirstIssue: Story = {
  args: { issues: [{ field: "name", code: "required" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("姓名")).toHaveFocus();
  },
};

function Rerendered(props: FormProps<{ name: string }>) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Form {...props} issues={[{ field: "name", code: "required" }]} />
      <Button onClick={() => setTimes(times + 1)}>{`重新顯示（${times}）`}</Button>
    </>
  );
}

export const FocusesOncePerAttempt: Story = {
  render: Rerendered,
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText("姓名");
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "重新顯示（0）" }));
    await expect(canvas.getByRole("button", { name: "重新顯示（1）" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "儲存" }));
    await userEvent.click(canvas.getByRole("button", { name: "重新顯示（1）" }));
    await expect(name).toHaveFocus();
  },
};

export const RefusedAsAWhole: Story = {
  args: { formIssue: { field: "", code: "unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("發生未知錯誤，請再試一次。");
  },
};

export const Sheet: Story = {
  render: specimens(
    Form<{ name: string }>,
    meta.args,
    Playground,
    { args: { ...FocusesFirstIssue.args, ...RefusedAsAWhole.args } },
    { args: { busy: true } },
    English,
  ),
};
