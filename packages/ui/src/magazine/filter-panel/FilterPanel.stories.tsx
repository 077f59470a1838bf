import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import type { Locale } from "../../foundations/words/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { CardGrid } from "../../reading/card/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { AdvertisementCard } from "../advertisement-card/index.ts";
import { MarketFilters, samples } from "./FilterPanel.fixture.tsx";
import { FilterBar, FilterColumns, FilterForm, FilterPanel } from "./index.ts";

const filter = fn((data: FormData) => data.getAll("areas[]"));
const open = fn();

type PageProps = { locale: Locale; areas?: readonly number[]; id?: string; applied?: boolean };

function Page({ locale, areas = [1, 2], id = "filters", applied = true }: PageProps) {
  const { panel, bar } = samples[locale];
  const chinese = locale === "zh-HK";
  return (
    <PageBody>
      <h1>{panel.words.label}</h1>
      <FilterColumns
        filters={
          <FilterPanel {...panel} id={id} action="/market" clearHref="#clear" onSearch={filter}>
            <MarketFilters locale={locale} areas={areas} />
          </FilterPanel>
        }
      >
        <FilterBar {...bar} applied={applied ? bar.applied : []} panel={id} onOpen={open} />
        <CardGrid>
          <AdvertisementCard
            href="#swim"
            title={chinese ? "親子游泳試堂" : "A first swim together"}
            preview={chinese ? "兩大一小齊落水，適合第一次學游泳的孩子。" : "Two grown-ups and one child in the water."}
            category={chinese ? "興趣班與工作坊" : "Classes and workshops"}
            district={chinese ? "沙田區" : "Sha Tin"}
            picture={{ src: pictures.coverSwim.src, alt: "" }}
          />
        </CardGrid>
      </FilterColumns>
    </PageBody>
  );
}

const { panel } = samples["zh-HK"];

const meta = {
  title: "Magazine/FilterPanel",
  component: FilterPanel,
  subcomponents: { FilterForm, FilterBar, FilterColumns },
  args: { ...panel, id: "filters", action: "/market", clearHref: "#clear", children: null },
  render: () => <Page locale="zh-HK" />,
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: "w1250" } },
  play: async ({ canvas }) => {
    filter.mockClear();
    await expect(canvas.getByRole("list", { name: "已套用 3 項篩選條件" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "移除灣仔區" })).toHaveAttribute("href", "#without-灣仔區");
    await userEvent.click(canvas.getByRole("checkbox", { name: "東區" }));
    await userEvent.click(canvas.getByRole("button", { name: "顯示結果" }));
    await expect(filter).toHaveReturnedWith(["1", "2", "3"]);
  },
};

export const English: Story = { render: () => <Page locale="en-US" />, globals: { locale: "en-US" } };

export const TenAreas: Story = {
  name: "At the tenth area the rest is disabled and says why",
  render: () => <Page locale="zh-HK" areas={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]} />,
  globals: { viewport: { value: "w1250" } },
  play: async ({ canvas }) => {
    const eleventh = canvas.getByLabelText("荃灣區");
    await expect(eleventh).toHaveAttribute("aria-disabled", "true");
    eleventh.focus();
    await userEvent.keyboard(" ");
    await expect(eleventh).not.toBeChecked();
    await expect(canvas.getByText("已達選擇上限（10 項）。請先移除一項，再選擇其他。")).toBeInTheDocument();
  },
};

export const AsksForTheDrawerOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    open.mockClear();
    await expect(canvas.queryByRole("region", { name: "篩選" })).toBeNull();
    canvas.getByRole("link", { name: "篩選" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  render: specimens(
    Page,
    { locale: "zh-HK" },
    {},
    { args: { locale: "en-US", id: "filters-en", areas: [], applied: false }, globals: { locale: "en-US" } },
  ),
};
