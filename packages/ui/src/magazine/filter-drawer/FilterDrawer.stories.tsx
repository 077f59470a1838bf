import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { MarketFilters, samples } from "../filter-panel/FilterPanel.fixture.tsx";
import { FilterBar } from "../filter-panel/index.ts";
import { FilterDrawer, type FilterDrawerProps } from "./index.ts";

const filter = fn((data: FormData) => data.getAll("areas[]"));

function Market({ locale, startsOpen = false }: { locale: Locale; startsOpen?: boolean }) {
  const { panel, bar } = samples[locale];
  const [open, setOpen] = useState(startsOpen);
  const drawer: Omit<FilterDrawerProps, "open" | "onOpenChange" | "children"> = {
    ...panel,
    action: "/market",
    clearHref: "#clear",
    onSearch: filter,
  };
  return (
    <main style={{ padding: "20px", minBlockSize: "720px" }}>
      <h1>{panel.words.label}</h1>
      <FilterBar {...bar} panel="filters" onOpen={() => setOpen(true)} />
      <FilterDrawer {...drawer} open={open} onOpenChange={setOpen}>
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
