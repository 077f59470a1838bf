import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { DefinitionList } from "../../reading/definition-list/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { ChildRecord, type ChildRecordProps, RecordColumns, RecordSheet } from "./index.ts";

const chinese: ChildRecordProps = {
  name: "阿晞",
  picture: pictures.avatarChildBoy,
  status: "upgraded",
  current: "overview",
  marks: [
    { id: "overview", label: "總覽", href: "#overview" },
    { id: "performance", label: "表現", href: "#performance" },
    { id: "prize", label: "獎品", href: "#prize" },
    { id: "plan", label: "計劃", href: "#plan" },
    { id: "caregivers", label: "照顧者", href: "#caregivers" },
  ],
  actions: (
    <ButtonLink variant="secondary" size="sm" href="#update">
      <Icon of={icons.pencil} />
      更新資料
    </ButtonLink>
  ),
  words: {
    status: "已升級",
    about: "小二・資助小學・沙田",
    sync: "已於今日下午 6:20 與 App 同步",
    marks: "阿晞的資料",
  },
  children: (
    <RecordColumns>
      <RecordSheet title="基本資料">
        <DefinitionList
          variant="stitched"
          items={[
            { id: "birthday", term: "出生日期", detail: "2019年3月3日（7 歲）" },
            { id: "siblings", term: "兄弟姊妹", detail: "1 個妹妹" },
          ]}
        />
      </RecordSheet>
      <RecordSheet title="家庭">
        <DefinitionList variant="stitched" items={[{ id: "area", term: "居住地區", detail: "沙田" }]} />
      </RecordSheet>
    </RecordColumns>
  ),
};

const meta = {
  title: "Member/ChildRecord",
  component: ChildRecord,
  decorators: [
    (Story) => (
      <main>
        <PageBody width="wide">
          <Story />
        </PageBody>
      </main>
    ),
  ],
} satisfies Meta<typeof ChildRecord>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: chinese,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "總覽", current: "page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "計劃" })).not.toHaveAttribute("aria-current");
  },
};

export const EnglishLongName: Story = {
  globals: { locale: "en-US" },
  args: {
    ...chinese,
    name: "Alexandra Wilhelmina Cheung",
    picture: pictures.avatarChildGirl,
    tone: "benevolence",
    status: "freeTrial",
    current: "plan",
    marks: [
      { id: "overview", label: "Overview", href: "#overview" },
      { id: "performance", label: "Progress", href: "#performance" },
      { id: "prize", label: "Prize", href: "#prize" },
      { id: "plan", label: "Plan", href: "#plan" },
      { id: "caregivers", label: "Caregivers", href: "#caregivers" },
    ],
    actions: (
      <ButtonLink variant="secondary" size="sm" href="#update">
        Update details
      </ButtonLink>
    ),
    words: { status: "Free trial", about: "Primary 2 · Aided primary school · Sha Tin", marks: "Alexandra’s record" },
    children: <RecordSheet title="Current plan">Three months</RecordSheet>,
  },
};

/** The marks stay in one row above the page that they open, and the current one is in view. */
export const MarksOnANarrowPhone: Story = {
  ...EnglishLongName,
  globals: { locale: "en-US", viewport: { value: "w320" } },
  args: { ...EnglishLongName.args, current: "caregivers" },
  play: async ({ canvas }) => {
    const marks = () => within(canvas.getByRole("navigation")).getAllByRole("link");
    await expect(new Set(marks().map((mark) => mark.getBoundingClientRect().top)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBe(320);
    const isWhole = async (mark: Element | undefined) => {
      const { left = -1, right = 999 } = mark?.getBoundingClientRect() ?? {};
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    };
    await waitFor(() => isWhole(marks().at(-1)));
    // What the keyboard comes to is seen as well.
    marks()[1]?.focus();
    await userEvent.tab({ shift: true });
    await waitFor(() => isWhole(marks()[0]));
  },
};

export const Sheet: Story = {
  args: chinese,
  render: specimens(ChildRecord, chinese, Playground, EnglishLongName),
};
