import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { ProfileForm, type ProfileFormProps, type ProfileFormWords } from "./index.ts";

const spoken: Record<Locale, Pick<ProfileFormProps, "genders"> & { words: ProfileFormWords }> = {
  "zh-HK": {
    words: {
      name: "姓名",
      nameHint: "3 至 50 個字，只可使用中文、英文字母及空格。",
      gender: "我是孩子的",
      submit: "儲存更改",
      submitting: "儲存中…",
    },
    genders: [
      { value: 1, label: "爸爸" },
      { value: 2, label: "媽媽" },
      { value: 3, label: "其他照顧者" },
    ],
  },
  "en-US": {
    words: {
      name: "Name",
      nameHint: "3–50 characters: Chinese or English letters and spaces.",
      gender: "I am the child’s",
      submit: "Save changes",
      submitting: "Saving…",
    },
    genders: [
      { value: 1, label: "Dad" },
      { value: 2, label: "Mom" },
      { value: 3, label: "Other caregiver" },
    ],
  },
};

function Localised(props: ProfileFormProps) {
  return (
    <div style={{ maxInlineSize: "560px", padding: "24px" }}>
      <ProfileForm {...props} {...spoken[useUi<Locale>().locale]} />
    </div>
  );
}

const meta = {
  title: "Account/ProfileForm",
  component: ProfileForm,
  render: Localised,
  args: {
    ...spoken["zh-HK"],
    action: "/member/profile",
    defaultValues: { name: "陳太 May", gender: 2 },
    wordIssue: () => "請輸入姓名。",
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText("其他照顧者"));
    await userEvent.click(canvas.getByRole("button", { name: "儲存更改" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: "陳太 May", gender: 3 }, expect.any(FormData));
  },
};

export const English: Story = {
  args: { defaultValues: { name: "May Chan", gender: 2 } },
  globals: { locale: "en-US" },
};

export const NameAlone: Story = {
  args: { only: "name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "姓名" })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

export const IdentityAlone: Story = {
  args: { only: "gender" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(3);
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Sheet: Story = {
  render: specimens(Localised, meta.args, Playground, NameAlone, IdentityAlone, English),
};
