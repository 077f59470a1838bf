import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { brokenWords } from "../../foundations/specimens/broken-words.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { RecordColumns, RecordSheet } from "../child-record/index.ts";
import { DownloadList, MeritProgress, MissionTable, type MissionTableProps, StickerBook } from "./index.ts";

const table: MissionTableProps = {
  months: [
    { id: "2026-09", name: "9月" },
    { id: "2026-10", name: "10月" },
    { id: "2026-11", name: "11月" },
  ],
  areas: [
    { category: "conduct", name: "品行", completed: { "2026-09": 10, "2026-10": 12, "2026-11": 10 } },
    { category: "courtesy", name: "禮貌", completed: { "2026-09": 15, "2026-10": 13, "2026-11": 10 } },
    { category: "benevolence", name: "仁愛", completed: { "2026-10": 12, "2026-11": 9 } },
    { category: "respect", name: "尊重", completed: { "2026-09": 9, "2026-10": 9, "2026-11": 9 } },
    { category: "relationships", name: "人際關係", completed: { "2026-09": 6, "2026-10": 5, "2026-11": 5 } },
  ],
  words: { caption: "各範疇任務", area: "範疇", total: "合共" },
};

const meta = {
  title: "Member/PerformanceSheet",
  component: MissionTable,
  args: table,
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Stack gap="6">
            <h1>阿晞</h1>
            <Story />
          </Stack>
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof MissionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row");
    await expect(rows[3]).toHaveTextContent("仁愛012921");
    await expect(rows.at(-1)).toHaveTextContent("合共405143134");
  },
};

export const ThousandsOfMissions: Story = {
  args: { areas: table.areas.map((area) => ({ ...area, completed: { "2026-10": 0, "2026-11": 1234 } })) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row");
    await expect(rows[3]).toHaveTextContent("仁愛001,2341,234");
    await expect(rows.at(-1)).toHaveTextContent("合共006,1706,170");
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <Specimen>
        <MeritProgress
          count={8}
          total={12}
          words={{
            title: "邁向「GK 嘉許證書」",
            progress: "已得 8 顆銀星，目標 12 顆",
            left: "尚欠 4 顆銀星，加油！",
          }}
        />
      </Specimen>
      <RecordColumns>
        <RecordSheet title="各範疇任務">
          <Specimen>
            <MissionTable {...args} />
          </Specimen>
        </RecordSheet>
        <RecordSheet title="徽章">
          <Specimen>
            <StickerBook
              stickers={[
                { id: "sprout", name: "小幼苗", picture: pictures.stickerSprout },
                { id: "sun", name: "早起太陽", picture: pictures.stickerSun },
                { id: "thanks", name: "多謝你", picture: pictures.stickerThanks },
                { id: "bag", name: "自己執書包", picture: pictures.stickerBag },
                { id: "tart", name: "分享蛋撻", picture: pictures.stickerTart, note: "新" },
                { id: "ferry", name: "渡海小輪", picture: pictures.stickerFerry, note: "3 張" },
                { id: "tea", name: "與長輩飲茶", note: "尚未取得" },
                { id: "lantern", name: "點亮花燈", note: "尚未取得" },
              ]}
            />
          </Specimen>
        </RecordSheet>
        <RecordSheet title="每月報告">
          <Specimen>
            <DownloadList
              glyph="monthly-report"
              files={[
                { id: "10", name: "10月報告", href: "#october" },
                { id: "9", name: "9月報告", href: "#september" },
              ]}
            />
          </Specimen>
        </RecordSheet>
      </RecordColumns>
    </Stack>
  ),
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    months: [{ id: "2026-11", name: "November" }],
    areas: [{ category: "relationships", name: "Interpersonal relationships", completed: { "2026-11": 5 } }],
    words: { caption: "Missions by area", area: "Area", total: "Total" },
  },
};

/** A name's words stay whole, in as many columns as they leave room for. */
export const StickersInEnglish: Story = {
  globals: { locale: "en-US", viewport: { value: "w390" } },
  render: () => (
    <StickerBook
      stickers={[
        { id: "relationships", name: "Relationships badge", picture: pictures.stickerTart },
        { id: "morning", name: "Good Morning Ambassador", picture: pictures.stickerSun },
        { id: "benevolence", name: "Benevolence badge", picture: pictures.stickerThanks },
        { id: "spirit", name: "Team Spirit", note: "Not earned yet" },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
    const [first, second] = canvas.getAllByRole("listitem").map((sticker) => sticker.getBoundingClientRect().top);
    await expect(second).toBe(first);
  },
};
