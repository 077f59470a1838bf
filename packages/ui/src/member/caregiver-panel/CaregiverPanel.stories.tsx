import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { CaregiverForm, type CaregiverFormWords } from "../caregiver-form/index.ts";
import { RecordColumns } from "../child-record/index.ts";
import { type Caregiver, CaregiverPanel } from "./index.ts";

const chineseForm: CaregiverFormWords = {
  email: "照顧者的電郵地址",
  emailHint: "邀請將會寄到此電郵地址。",
  placeholder: "name@gk.example",
  submit: "新增照顧者",
  submitting: "傳送中…",
};
const englishForm: CaregiverFormWords = {
  email: "Caregiver’s email address",
  emailHint: "We’ll send an invitation to this address.",
  submit: "Add caregiver",
  submitting: "Sending…",
};

const remove = fn();
const form = (words: CaregiverFormWords) => (
  <CaregiverForm action="/member/children/1" wordIssue={({ code }) => code} words={words} onSubmit={fn()} />
);

const you: Caregiver = {
  id: "you",
  name: "你（主帳戶）",
  email: "heimum@gk.example",
  picture: pictures.avatarMum,
};
const grandma: Caregiver = {
  id: "popo",
  name: "婆婆",
  email: "popo@gk.example",
  picture: pictures.avatarGrandparent,
  status: "已加入",
  active: true,
  actions: <IconButton icon={icons.trash2} label="移除婆婆" onClick={remove} />,
};
const invited: Caregiver = {
  id: "dad",
  name: "爸爸",
  email: "hei.dad.with.a.very.long.address@department.gk.example",
  picture: pictures.avatarDad,
  status: "已邀請",
  actions: <IconButton icon={icons.trash2} label="移除爸爸" onClick={remove} />,
};

const meta = {
  title: "Member/CaregiverPanel",
  component: CaregiverPanel,
  args: {
    people: [you, grandma],
    form: form(chineseForm),
    words: {
      title: "照顧者",
      lead: "邀請祖父母或其他照顧者查看紀錄，一起為阿晞打氣。",
      count: "已有 1 位照顧者，上限 3 位",
    },
  },
  argTypes: { form: { control: false } },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>阿晞</h1>
        <RecordColumns>
          <Story />
        </RecordColumns>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof CaregiverPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    remove.mockClear();
    canvas.getByRole("button", { name: "移除婆婆" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Specimen>
        <CaregiverPanel {...args} />
      </Specimen>
      <Specimen>
        <CaregiverPanel
          {...args}
          people={[you]}
          words={{ ...args.words, title: "小晴的照顧者", count: "暫時未有其他照顧者" }}
          done="已移除婆婆。"
        />
      </Specimen>
      <Specimen>
        <CaregiverPanel
          people={[you, grandma, invited]}
          refusal="照顧者人數已達上限（2 位）。請先移除一位，再新增其他照顧者。"
          words={{ ...args.words, title: "阿朗的照顧者", count: "已有 2 位照顧者，上限 2 位" }}
        />
      </Specimen>
      <Specimen>
        <CaregiverPanel
          people={[]}
          refusal="新增照顧者是升級功能。為阿晞升級後即可使用。"
          refusalActions={
            <ButtonLink variant="reward" size="sm" href="#premium">
              升級
            </ButtonLink>
          }
          words={{ title: "阿悠的照顧者", lead: args.words.lead }}
        />
      </Specimen>
    </>
  ),
};

export const SheetEnglish: Story = {
  globals: { locale: "en-US" },
  render: () => (
    <>
      <Specimen>
        <CaregiverPanel
          people={[
            { ...you, name: "You (main account)" },
            { ...grandma, name: "Grandma", status: "Active", actions: null },
            { ...invited, name: "Hei’s father", status: "Invited", actions: null },
          ]}
          form={form(englishForm)}
          done="Invitation sent to hei.dad.with.a.very.long.address@department.gk.example."
          words={{
            title: "Caregivers",
            lead: "Invite grandparents or another caregiver to follow the record and cheer Hei on.",
            count: "2 of 3 caregivers",
          }}
        />
      </Specimen>
      <Specimen>
        <CaregiverPanel
          people={[{ ...you, name: "You" }]}
          refusal="Only the main account can add or remove caregivers."
          words={{ title: "Caregivers of Ching", lead: "People who follow Hei’s record and cheer her on." }}
        />
      </Specimen>
    </>
  ),
};
