import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tag } from "../../controls/tag/index.ts";
import { SearchField } from "../../forms/search-field/index.ts";
import { onAPage } from "../../foundations/specimens/on-a-page.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { MarkedText, SearchBar, SearchResult, SearchResults } from "./index.ts";

const marked = (text: string, word: string) => {
  const [before = "", ...rest] = text.split(word);
  return (
    <MarkedText
      parts={[
        { text: before, found: false },
        ...rest.flatMap((part) => [
          { text: word, found: true },
          { text: part, found: false },
        ]),
      ]}
    />
  );
};

const found = [
  <SearchResult
    key="tip"
    href="#homework"
    level={2}
    title={marked("功課拖拖拉拉？先幫他坐下來的五分鐘", "功課")}
    meta={
      <>
        <Tag>教養貼士</Tag>
        <time dateTime="2026-03-02">2026年3月2日</time>
      </>
    }
  >
    {marked("最難的不是做功課，而是開始。把開始變得細小，孩子便動得起來。", "功課")}
  </SearchResult>,
  <SearchResult key="question" href="#time" level={2} title="每天需要多少時間？" meta={<Tag>常見問題</Tag>}>
    {marked("…任務只需十分鐘，可以在功課之前或之後進行。", "功課")}
  </SearchResult>,
];

const meta = {
  title: "Magazine/SearchResults",
  component: SearchResults,
  args: { children: found },
  argTypes: { children: { control: false } },
  decorators: [onAPage("搜尋")],
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const results = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(results).toHaveLength(2);
    await expect(canvas.getByRole("heading", { level: 2, name: "每天需要多少時間？" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "功課拖拖拉拉？先幫他坐下來的五分鐘" })).toBeVisible();
    await expect([...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "功課",
      "功課",
      "功課",
    ]);
  },
};

const search = fn((data: FormData) => data.get("q"));

/** By the button and by the keyboard; before scripts the browser asks. */
export const Bar: Story = {
  render: () => (
    <SearchBar action="/search" label="全站搜尋" submit="搜尋" onSearch={search}>
      <SearchField name="q" label="想找甚麼？" placeholder="例如：禮貌" clear="清除搜尋字詞" />
    </SearchBar>
  ),
  play: async ({ canvas }) => {
    search.mockClear();
    const box = canvas.getByRole("searchbox", { name: "想找甚麼？" });
    await expect(box.closest("search")).toHaveAccessibleName("全站搜尋");
    await userEvent.type(box, "功課{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "搜尋" }));
    await expect(search.mock.results.map(({ value }) => value as unknown)).toEqual(["功課", "功課"]);
    await expect(box.closest("form")).toHaveAttribute("method", "get");
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Specimen>
        <SearchBar action="/search" label="全站搜尋" submit="搜尋">
          <SearchField name="q" label="想找甚麼？" placeholder="例如：禮貌" clear="清除搜尋字詞" defaultValue="功課" />
        </SearchBar>
      </Specimen>
      <Specimen>
        <SearchResults>{found}</SearchResults>
      </Specimen>
      <div lang="en">
        <Specimen>
          <SearchResults>
            <SearchResult
              href="#share"
              level={2}
              title={marked(
                "Sharing isn’t giving away: how to help a four-year-old lend the favorite toy and get it back in one piece",
                "toy",
              )}
              meta={<Tag>Tips</Tag>}
            >
              {marked("…and put the toy on the shelf, where both can see it.", "toy")}
            </SearchResult>
          </SearchResults>
        </Specimen>
      </div>
    </>
  ),
};
