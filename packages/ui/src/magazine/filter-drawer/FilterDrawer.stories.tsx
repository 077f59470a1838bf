import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ChipsField } from "../../forms/chips-field/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { MarketFilters, samples } from "../filter-panel/FilterPanel.fixture.tsx";
import { FilterBar } from "../filter-panel/index.ts";
import { FilterDrawer, type FilterDrawerProps } from "./index.ts";

const filter = fn((data: FormData) => data.getAll("areas[]"));

type MarketProps = Pick<FilterDrawerProps, "keepMounted"> & { locale: Locale; startsOpen?: boolean };

function Market({ locale, startsOpen = false, keepMounted }: MarketProps) {
  const { panel, bar } = samples[locale];
  const [open, setOpen] = useState(startsOpen);
  const drawer: Omit<FilterDrawerProps, "open" | "onOpenChange" | "children"> = {
    ...panel,
    action: "/market",
    clearHref: "#clear",
    onSearch: (data) => void filter(data),
  };
  return (
    <main style={{ padding: "20px", minBlockSize: "720px" }}>
      <h1>{panel.words.label}</h1>
      <FilterBar {...bar} panel="filters" onOpen={() => setOpen(true)} />
      <FilterDrawer {...drawer} keepMounted={keepMounted} open={open} onOpenChange={setOpen}>
        <MarketFilters locale={locale} />
      </FilterDrawer>
    </main>
  );
}

const { panel } = samples["zh-HK"];

const meta = {
  title: "Magazine/FilterDrawer",
  component: FilterDrawer,
  args: { ...panel, open: true, onOpenChange: fn(), action: "/market", clearHref: "#clear", children: null },
  render: () => <Market locale="zh-HK" />,
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof FilterDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inAFrame,
  play: async ({ canvas }) => {
    filter.mockClear();
    const opener = canvas.getByRole("link", { name: /^篩選/ });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "篩選" });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole("checkbox", { name: "東區" }));
    await userEvent.click(screen.getByRole("button", { name: "顯示結果" }));
    await expect(filter).toHaveReturnedWith(["1", "2", "3"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const KeptMountedOpensAsItIsApplied: Story = {
  render: () => <Market locale="zh-HK" keepMounted />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("link", { name: /^篩選/ });
    const chosen = () => screen.getAllByRole("checkbox", { checked: true }).length;
    const keyword = () => screen.getByRole("searchbox");
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "篩選" });
    const [before, word] = [chosen(), (keyword() as HTMLInputElement).value];
    await userEvent.click(screen.getByRole("checkbox", { name: "東區" }));
    await userEvent.type(keyword(), "游泳");
    await expect(chosen()).toBe(before + 1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "篩選" });
    await expect(chosen()).toBe(before);
    await expect(keyword()).toHaveValue(word);
  },
};

/** What is wrong is known when the answer has come: what was promised is waited for. */
function Refused() {
  const [wrong, setWrong] = useState<string>();
  const [open, setOpen] = useState(true);
  const search = async (data: FormData) => setWrong(data.has("kinds[]") ? undefined : "請選擇最少 1 個類別。");
  return (
    <FilterDrawer {...panel} action="/market" clearHref="#clear" onSearch={search} open={open} onOpenChange={setOpen}>
      <ChipsField
        name="kinds"
        label="資訊類別"
        options={[{ value: 1, label: "閱讀與學習" }]}
        max={10}
        unmarked
        message={wrong}
      />
    </FilterDrawer>
  );
}

export const StaysWhileSomethingIsWrong: Story = {
  render: () => <Refused />,
  play: async () => {
    const apply = await screen.findByRole("button", { name: "顯示結果" });
    await waitFor(() => expect(apply).toBeVisible());
    for (const _ of [1, 2]) {
      await userEvent.click(apply);
      await waitFor(() => expect(screen.getByRole("checkbox", { name: "閱讀與學習" })).toHaveFocus());
      await expect(screen.getByText("請選擇最少 1 個類別。")).toBeVisible();
    }
    await userEvent.click(screen.getByRole("checkbox", { name: "閱讀與學習" }));
    await userEvent.click(apply);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ClosesByEscape: Story = {
  render: () => <Market locale="zh-HK" startsOpen />,
  play: async () => {
    await screen.findByRole("dialog", { name: "篩選" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = { render: () => <Market locale="zh-HK" startsOpen /> };

export const English: Story = {
  render: () => <Market locale="en-US" startsOpen />,
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

function OpenInAnyLanguage() {
  return <Market locale={useUi<Locale>().locale} startsOpen />;
}

export const Sheet: Story = {
  render: () => (
    <Specimen as="開啟">
      <OpenInAnyLanguage />
    </Specimen>
  ),
};
