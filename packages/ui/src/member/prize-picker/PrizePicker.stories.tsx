import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Form } from "../../forms/form/index.ts";
import { brokenWords } from "../../foundations/specimens/broken-words.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PrizePicker } from "./index.ts";

const meta = {
  title: "Member/PrizePicker",
  component: PrizePicker,
  args: {
    name: "prize_stage_id",
    defaultValue: "12",
    onChange: fn(),
    themes: [
      {
        id: "explorer",
        name: "小小探險家",
        description: "適合喜愛戶外、愛觀察動植物的孩子。",
        picture: pictures.prizeExplorer,
        prizes: [
          { value: "11", name: "自然觀察放大鏡套裝", description: "放大鏡、昆蟲觀察盒及貼紙簿。", tags: ["4–5 歲"] },
          { value: "12", name: "郊遊小背囊", description: "輕便背囊，附哨子及水樽袋。", tags: ["6–7 歲"] },
          { value: "13", name: "觀鳥望遠鏡", tags: ["8–9 歲", "已換罄"], unavailable: true },
        ],
      },
      {
        id: "artist",
        name: "小小藝術家",
        description: "適合喜愛畫畫、剪貼的孩子。",
        facts: ["2026年12月31日 截止。", "所需證書：「嘉許證書」（12 顆銀星）。"],
        picture: pictures.prizeArtist,
        prizes: [{ value: "21", name: "水彩套裝", tags: ["4–5 歲"], limited: "數量有限" }],
      },
      {
        id: "scientist",
        name: "小小科學家",
        description: "適合整天問「為甚麼」的孩子。",
        facts: ["2026年12月15日 截止。", "所需證書：「卓越證書」（24 顆銀星）。"],
        picture: pictures.prizeScientist,
        prizes: [{ value: "31", name: "兒童顯微鏡", tags: ["8–9 歲"] }],
      },
      {
        id: "family",
        name: "親子時光",
        description: "已停止供應",
        picture: pictures.prizeFamily,
        unavailable: true,
        prizes: [],
      },
    ],
    actions: (
      <>
        <Button variant="quiet">保留原有選擇</Button>
        <Button variant="reward">確認獎品</Button>
      </>
    ),
    words: { theme: "主題", prize: "獎品", choice: "你的選擇", none: "尚未選擇獎品" },
  },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>獎勵計劃</h1>
        <Form aria-label="獎勵計劃" action="#" read={() => ({})} wordIssue={({ code }) => code}>
          <Story />
        </Form>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PrizePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ThemeThenPrize: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("radio", { name: /郊遊小背囊/ })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: /水彩套裝/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /小小藝術家/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /水彩套裝/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("21", expect.anything());
    await expect(await canvas.findByRole("status")).toHaveTextContent("水彩套裝");
    const form = canvasElement.querySelector("form");
    await expect(form && new FormData(form).getAll("prize_stage_id")).toEqual(["21"]);
  },
};

export const ByKeyboard: Story = {
  name: "The prizes of another theme are reached and chosen by keyboard",
  play: async ({ canvas, canvasElement }) => {
    const chosen = () => {
      const form = canvasElement.querySelector("form");
      return form && new FormData(form).getAll("prize_stage_id");
    };
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /小小探險家/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /小小藝術家/ })).toBeChecked();
    await expect(chosen()).toEqual(["12"]);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /水彩套裝/ })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(chosen()).toEqual(["21"]);
  },
};

export const WhatAThemeNeeds: Story = {
  name: "Each theme says what it needs, and belongs to its name",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /小小藝術家.*嘉許證書.*12 顆銀星/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /小小科學家.*卓越證書.*24 顆銀星/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /小小探險家/ })).not.toHaveAccessibleName(/證書/);
  },
};

export const NothingChosenYet: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("尚未選擇獎品");
  },
};

export const AfterTheDeadline: Story = {
  name: "After the deadline nothing can be chosen",
  args: { disabled: true, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /自然觀察/ })).toBeDisabled();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    defaultValue: undefined,
    themes: [
      {
        id: "explorer",
        name: "Little explorer",
        description: "For children who love the outdoors and everything that grows, crawls or swims.",
        facts: ["Choose by 31 December 2026.", "Certificate needed: Certificate of Merit (12 silver stars)."],
        picture: pictures.prizeExplorer,
        prizes: [
          {
            value: "12",
            name: "Hiker’s day pack",
            description: "A light rucksack with a whistle and bottle pocket, plus country park mission cards.",
            tags: ["6–7 yrs"],
            limited: "Limited",
          },
        ],
      },
    ],
    actions: <Button variant="reward">Confirm prize</Button>,
    words: { theme: "Theme", prize: "Prize", choice: "Your choice", none: "No prize chosen yet" },
  },
};

export const EnglishWithLargeTextOnAPhone: Story = {
  ...English,
  globals: { locale: "en-US", text: "large", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    for (const theme of canvas.getAllByRole("list")) await expect(brokenWords(theme)).toEqual([]);
  },
};

export const Sheet: Story = {
  render: specimens(
    PrizePicker,
    meta.args,
    Playground,
    { args: { ...AfterTheDeadline.args, name: "closed" } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
