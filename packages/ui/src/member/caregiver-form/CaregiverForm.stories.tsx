import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { CaregiverForm, type CaregiverFormProps, type CaregiverFormWords } from "./index.ts";

const chinese: CaregiverFormWords = {
  email: "照顧者的電郵地址",
  emailHint: "邀請將會寄到此電郵地址。",
  placeholder: "name@gk.example",
  submit: "新增照顧者",
  submitting: "傳送中…",
};

const english: CaregiverFormWords = {
  email: "Caregiver’s email address",
  emailHint: "We’ll send an invitation to this address.",
  placeholder: "name@gk.example",
  submit: "Add caregiver",
  submitting: "Sending…",
};

const said: Record<string, string> = {
  "caregiver.email.invalid": "請輸入照顧者完整的電郵地址，例如 name@gk.example。",
  "caregiver.email.duplicate": "This person is already a caregiver of Hei.",
};

const meta = {
  title: "Member/CaregiverForm",
  component: CaregiverForm,
  args: {
    action: "/member/children/1",
    words: chinese,
    wordIssue: ({ code }) => said[code] ?? code,
    onSubmit: fn(),
  },
  render: (args: CaregiverFormProps) => (
    <div style={{ maxInlineSize: "560px", padding: "24px" }}>
      <CaregiverForm {...args} />
    </div>
  ),
} satisfies Meta<typeof CaregiverForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "照顧者的電郵地址" });
    await expect(email).toHaveAccessibleDescription("邀請將會寄到此電郵地址。");
    await userEvent.type(email, "popo@gk.example{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "popo@gk.example" }, expect.any(FormData));
  },
};

export const Refused: Story = {
  args: { defaultValues: { email: "popo" }, issues: [{ field: "email", code: "caregiver.email.invalid" }] },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "照顧者的電郵地址" });
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
  },
};

export const Duplicate: Story = {
  args: {
    words: english,
    defaultValues: { email: "popo.with.a.very.long.address@department.gk.example" },
    issues: [{ field: "email", code: "caregiver.email.duplicate" }],
  },
  globals: { locale: "en-US" },
};

export const Sending: Story = { args: { defaultValues: { email: "popo@gk.example" }, busy: true } };

export const ComposingEnter: Story = {
  name: "Enter while composing Chinese does not submit",
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "照顧者的電郵地址" });
    await expect(await fireEvent.keyDown(email, { key: "Enter", isComposing: true })).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = { render: specimens(meta.render, meta.args, Playground, Refused, Duplicate, Sending) };
