import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { childForm, childFormLimits, hei } from "./ChildForm.fixture.ts";
import { ChildForm, type ChildFormProps } from "./index.ts";

const press = (keys: string) => userEvent.keyboard(keys);
const next = () => userEvent.tab();

const grades: Record<number, readonly number[]> = { 1: [11], 3: [2, 3, 4] };

function Localised(props: ChildFormProps) {
  const { words, options, issues, advice } = childForm[useUi<Locale>().locale];
  return (
    <div style={{ display: "grid", gap: "24px", padding: "24px", maxInlineSize: "1056px" }}>
      <h1>{words.submit}</h1>
      <ChildForm
        {...props}
        words={words}
        options={options}
        wordIssue={({ field }) => issues[field] ?? field}
        adviseBirthday={(date) => (date.startsWith("2010") ? advice : undefined)}
      />
    </div>
  );
}

const meta = {
  title: "Member/ChildForm",
  component: ChildForm,
  render: Localised,
  args: {
    action: "/member/children/create",
    cancelHref: "/member/children",
    words: childForm["zh-HK"].words,
    options: childForm["zh-HK"].options,
    limits: childFormLimits,
    wordIssue: ({ code }) => code,
    yearLevelsOf: (schoolType) => grades[schoolType] ?? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChildForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { defaultValues: hei } };
export const English: Story = { args: { defaultValues: hei }, globals: { locale: "en-US" } };
export const Saving: Story = { args: { defaultValues: hei, busy: true, image: { progress: 40 } } };

const wrong: Required<Pick<ChildFormProps, "defaultValues" | "issues">> = {
  defaultValues: { ...hei, name: "陳晞", date_of_birth: "2026-12-14", caregivers: [], transport: [] },
  issues: ["name", "date_of_birth", "caregivers", "transport"].map((field) => ({ field, code: "wrong" })),
};

export const Issues: Story = {
  name: "The summary comes first, takes the focus and leads to each field",
  // The list of sheets shows where there is room.
  globals: { viewport: { value: "w1440" } },
  args: wrong,
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("group", { name: "請檢查 4 個項目" });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole("link")).toHaveLength(4);
    await userEvent.click(within(summary).getByRole("link", { name: "照顧者" }));
    await expect(canvas.getByRole("checkbox", { name: "爸爸" })).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "平日由誰照顧孩子？" })).toHaveAccessibleDescription(
      /請選擇最少一位照顧孩子的人。/,
    );
    const progress = within(canvas.getByRole("navigation"));
    await expect(progress.getByRole("link", { name: "家庭 請檢查" })).toBeVisible();
    await expect(progress.getByRole("link", { name: "學校 已填妥" })).toBeVisible();
  },
};

export const IssuesInEnglish: Story = { args: wrong, globals: { locale: "en-US" } };

export const FilledByKeyboard: Story = {
  name: "Filled from the first field to the last by keyboard alone",
  globals: { viewport: { value: "w1440" } },
  play: async ({ args, canvas }) => {
    // The list of sheets comes before what it leads to.
    for (const link of within(canvas.getByRole("navigation")).getAllByRole("link")) {
      await next();
      await expect(link).toHaveFocus();
    }
    await next();
    await expect(canvas.getByLabelText(/^照片/)).toHaveFocus();
    await next();
    await press("Hei Chan");
    await next();
    await next();
    await press(" ");
    await expect(canvas.getByRole("radio", { name: "男孩" })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText("年"), "2019");
    await userEvent.selectOptions(canvas.getByLabelText("月"), "3");
    await userEvent.selectOptions(canvas.getByLabelText("日"), "14");
    await userEvent.selectOptions(canvas.getByLabelText("學校類別"), "7");
    await userEvent.selectOptions(canvas.getByLabelText("年級"), "6");
    await next();
    await next();
    await press("2");
    canvas.getByRole("checkbox", { name: "爸爸" }).focus();
    await press(" ");
    await userEvent.selectOptions(canvas.getByLabelText("居住地區"), "13");
    await next();
    await press(" ");
    await next();
    canvas.getAllByRole("radio", { name: "沒有" })[1]?.focus();
    await press(" ");
    await next();
    await press(" ");
    canvas.getByRole("radio", { name: "6" }).focus();
    await press(" ");
    const progress = within(canvas.getByRole("navigation"));
    await expect(progress.getAllByRole("link", { name: /已填妥/ })).toHaveLength(6);
    canvas.getByRole("button", { name: "新增孩子" }).focus();
    await press("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: "Hei Chan",
        nickname: "",
        gender: 1,
        date_of_birth: "2019-03-14",
        school_type: 7,
        year_level: 6,
        siblings: [2, 0, 0, 0],
        caregivers: [1],
        area_id: 13,
        has_club_house: 1,
        has_pet: 0,
        transport: [1],
        eca: [],
        begin_score: 6,
      },
      expect.any(FormData),
    );
  },
};

export const NothingTypedIsLost: Story = {
  args: { defaultValues: { name: "陳晞" } },
  play: async ({ canvas }) => {
    const nickname = canvas.getByLabelText(/^暱稱/);
    await userEvent.type(nickname, "晞晞");
    await userEvent.click(canvas.getByRole("button", { name: "新增孩子" }));
    await expect(nickname).toHaveValue("晞晞");
    await expect(canvas.getByLabelText("孩子姓名")).toHaveValue("陳晞");
  },
};

export const GradesOfTheSchool: Story = {
  args: { defaultValues: hei },
  play: async ({ canvas }) => {
    const grade = canvas.getByLabelText("年級");
    await expect(grade).toHaveValue("6");
    await userEvent.selectOptions(canvas.getByLabelText("學校類別"), "3");
    await expect(grade).toHaveValue("");
    await expect(within(grade).getAllByRole("option")).toHaveLength(4);
  },
};

export const OlderChildIsWelcome: Story = {
  name: "An age outside 4 to 9 gets a friendly note",
  args: { defaultValues: hei },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/你仍可繼續/)).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText("年"), "2010");
    await expect(canvas.getByText(/你仍可繼續/)).toBeVisible();
  },
};

/** With something to correct, and on its way. */
export const Sheet: Story = {
  render: specimens(
    Localised,
    meta.args,
    { args: wrong },
    {
      ...English,
      args: { ...Saving.args, defaultValues: { ...hei, nickname: "Hei" } },
    },
  ),
};
