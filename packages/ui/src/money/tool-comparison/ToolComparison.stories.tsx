import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase } from "../../foundations/text/index.ts";
import { ToolComparison, type ToolRow } from "./index.ts";

const chinese = {
  title: "免費開始，升級走得更遠",
  lead: "每個家庭都可免費派發任務。升級後，更多工具助你維持孩子的動力，跟進他們的成長。",
  compare: "比較計劃",
  caption: "免費開始，升級走得更遠",
  tool: "工具",
  free: "免費",
  premium: "付費計劃",
  included: "已包括",
  notIncluded: "不包括",
};

const english = {
  title: "Start free, go further with premium",
  lead: "Every family can send missions for free. A premium plan adds tools that keep children motivated and help you follow their growth.",
  compare: "Compare plans",
  caption: "Start free, go further with premium",
  tool: "Tool",
  free: "Free",
  premium: "Premium",
  included: "Included",
  notIncluded: "Not included",
};

const chineseRows: ToolRow[] = [
  {
    tool: "missions",
    name: "每日任務",
    body: "從五大範疇挑選及派發任務。",
    free: true,
  },
  {
    tool: "report",
    name: "四種匯報方式",
    body: "圖畫、錄音、照片或文字，任由孩子選擇。",
    free: true,
  },
  {
    tool: "approve",
    name: "批核及回應",
    body: "批核每個任務，並送上鼓勵說話。",
    free: true,
  },
  {
    tool: "stickers",
    name: "貼紙及徽章",
    body: "完成任務便可收集。",
    free: true,
  },
  {
    tool: "tips",
    name: "教養貼士",
    body: "短小實用的文章，今天就能試試。",
    free: true,
  },
  {
    tool: "certificates",
    name: "證書",
    body: "可下載列印，掛在牆上留念。",
    free: false,
    note: "數量\u200b按\u200b計劃\u200b而定",
  },
  {
    tool: "voiceovers",
    name: "故事配音",
    body: "由專人讀出品德故事，未懂閱讀的孩子也能自己聆聽。",
    free: false,
    note: "數量\u200b按\u200b計劃\u200b而定",
  },
  {
    tool: "worksheets",
    name: "工作紙",
    body: "可列印的親子活動，深化每個品德範疇。",
    free: false,
    note: "數量\u200b按\u200b計劃\u200b而定",
  },
  {
    tool: "monthlyReport",
    name: "每月報告",
    body: "一目了然，看到孩子本月做得好的地方。",
    free: false,
  },
  {
    tool: "prize",
    name: "獎勵計劃",
    body: "選定主題，為年度獎品努力。",
    free: false,
  },
  {
    tool: "caregivers",
    name: "邀請照顧者",
    body: "邀請祖父母或其他照顧者查看紀錄，一起為孩子打氣。",
    free: false,
  },
  {
    tool: "gift",
    name: "價值超過 $500 的禮品",
    body: "選購一年計劃即可獲贈。",
    free: false,
    note: "只限\u200b一年\u200b計劃",
  },
];

const englishRows: ToolRow[] = [
  {
    tool: "missions",
    name: "Daily missions",
    body: "Pick and send missions from all five areas.",
    free: true,
  },
  {
    tool: "report",
    name: "Four ways to report",
    body: "Draw, record, take a photo or write.",
    free: true,
  },
  {
    tool: "approve",
    name: "Feedback and approval",
    body: "Approve each mission and leave words of encouragement.",
    free: true,
  },
  {
    tool: "stickers",
    name: "Stickers and badges",
    body: "Collect them for every mission done.",
    free: true,
  },
  {
    tool: "tips",
    name: "Parenting tips",
    body: "Short articles with ideas you can use today.",
    free: true,
  },
  {
    tool: "certificates",
    name: "Certificates",
    body: "Certificates to download, print and hang on the wall.",
    free: false,
    note: "Number depends on the plan",
  },
  {
    tool: "voiceovers",
    name: "Story voiceovers",
    body: "Stories about good character, read aloud for children who can’t read by themselves yet.",
    free: false,
    note: "Number depends on the plan",
  },
  {
    tool: "worksheets",
    name: "Worksheets",
    body: "Printable activities that go deeper into each area.",
    free: false,
    note: "Number depends on the plan",
  },
  {
    tool: "monthlyReport",
    name: "Monthly report",
    body: "A clear picture of what your child did well this month.",
    free: false,
  },
  {
    tool: "prize",
    name: "Prize scheme",
    body: "Choose a theme and work toward an annual prize.",
    free: false,
  },
  {
    tool: "caregivers",
    name: "More caregivers",
    body: "Invite grandparents or another caregiver to follow the record and cheer your child on.",
    free: false,
  },
  {
    tool: "gift",
    name: "Gift worth over $500",
    body: "With the one-year plan.",
    free: false,
    note: "One-year plan only",
  },
];

const brokenByPhrases = (
  <>
    <Phrase>免費開始，</Phrase>
    <Phrase>升級走得更遠</Phrase>
  </>
);

const meta = {
  title: "Money/ToolComparison",
  component: ToolComparison,
  args: { words: { ...chinese, title: brokenByPhrases }, rows: chineseRows, compareHref: "#plans" },
} satisfies Meta<typeof ToolComparison>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english, rows: englishRows }, globals: { locale: "en-US" } };

export const SaysWhatIsIncluded: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: chinese.caption });
    const certificates = within(table).getByRole("row", { name: /證書/ });
    const [free, premium] = within(certificates).getAllByRole("cell");
    await expect(free).toHaveTextContent(chinese.notIncluded);
    await expect(premium).toHaveTextContent(chinese.included);
  },
};

export const NotesBreakBetweenWords: Story = {
  play: async ({ canvas }) => {
    const [note] = canvas.getAllByText("數量按計劃而定");
    if (!note) throw new Error("A tool has a note.");
    const range = document.createRange();
    const words = [...note.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    await expect(words).toHaveLength(4);
    note.style.inlineSize = "3.2em";
    for (const word of words) {
      range.selectNodeContents(word);
      await expect(range.getClientRects(), word.textContent ?? "").toHaveLength(1);
    }
  },
};

export const Sheet: Story = {
  render: specimens(ToolComparison, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
