import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Notice } from "../../controls/notice/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { Specimen } from "../specimens/Specimen.tsx";
import { type Locale, locales } from "../words/index.ts";
import { Announced, type AnnouncedProps } from "./index.ts";

const samples: Record<Locale, { save: string; saved: string }> = {
  "zh-HK": { save: "儲存", saved: "你的語言設定已儲存。" },
  "en-US": { save: "Save", saved: "Your language settings are saved." },
};

function Saving({ locale = "zh-HK", ...props }: AnnouncedProps & { locale?: Locale }) {
  const [saved, setSaved] = useState(false);
  const { save, saved: news } = samples[locale];
  return (
    <Stack>
      <Button onClick={() => setSaved(!saved)}>{save}</Button>
      <Announced {...props}>{saved ? <Notice tone="success">{news}</Notice> : props.children}</Announced>
    </Stack>
  );
}

const meta = {
  title: "Foundations/Announced",
  component: Announced,
  argTypes: { as: { control: "select", options: ["div", "span", "p"] }, children: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Announced>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: Saving,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "儲存" }));
    await expect(region).toHaveTextContent("你的語言設定已儲存。");
  },
};

/** What is there as the page arrives is no news: the region is none until the page is painted. */
export const ArrivesFilled: Story = {
  args: { as: "p", children: "共找到 12 篇文章" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("共找到 12 篇文章");
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap="10">
      {locales.map((locale) => (
        <section key={locale} lang={locale}>
          <Specimen as="後來才出現">
            <Saving locale={locale} />
          </Specimen>
          <Specimen as="一開始已在">
            <Announced>
              <Notice tone="success">{samples[locale].saved}</Notice>
            </Announced>
          </Specimen>
        </section>
      ))}
    </Stack>
  ),
};
