import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PrizeCard, type PrizeCardProps, prizeStates } from "./index.ts";

const link = (label: string, variant: "secondary" | "reward" | "primary" = "secondary") => (
  <ButtonLink variant={variant} href="#prizes">
    {label}
  </ButtonLink>
);

const chosen: PrizeCardProps = {
  state: "chosen",
  picture: pictures.prizeExplorer,
  actions: link("更改獎品"),
  words: {
    eyebrow: "你的選擇",
    title: "遠足小背包",
    theme: "主題：小小探險家",
    note: "你可於 2026年12月31日 前更改選擇。",
  },
};

const others: PrizeCardProps[] = [
  {
    state: "none",
    actions: link("選擇此獎品", "primary"),
    words: { eyebrow: "獎勵計劃", title: "尚未選擇獎品", note: "選定主題，儲齊銀星，一起換領年度獎品。" },
  },
  {
    ...chosen,
    state: "closed",
    actions: undefined,
    words: { ...chosen.words, note: "更改期限已於 2026年12月31日 屆滿。", state: "已截止" },
  },
  {
    ...chosen,
    state: "redeemed",
    picture: pictures.prizeArtist,
    actions: undefined,
    words: {
      ...chosen.words,
      title: "水彩小畫箱",
      theme: "主題：小小藝術家",
      note: "於 2026年11月20日 換領",
      state: "已換領",
    },
  },
  {
    state: "locked",
    actions: link("升級", "reward"),
    words: {
      eyebrow: "獎勵計劃",
      title: "尚未選擇獎品",
      note: "獎勵計劃只限已升級的孩子參加。為小晴升級後即可選擇獎品。",
      state: "升級專享",
    },
  },
];

const english: PrizeCardProps = {
  state: "redeemed",
  picture: pictures.prizeScientist,
  words: {
    eyebrow: "Your choice",
    title: "A microscope for very curious young scientists, with forty prepared slides",
    theme: "Theme: Little scientist",
    note: "Claimed on 20 November 2026",
    state: "Claimed",
  },
};

const meta = {
  title: "Member/PrizeCard",
  component: PrizeCard,
  args: chosen,
  argTypes: { state: { control: "select", options: prizeStates } },
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Stack gap="6">
            <h1>獎勵計劃</h1>
            <Story />
          </Stack>
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PrizeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "遠足小背包" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "更改獎品" })).toBeVisible();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="5">
      {[args, ...others].map((prize) => (
        <Specimen key={prize.state}>
          <PrizeCard {...prize} />
        </Specimen>
      ))}
      <div lang="en">
        <Specimen>
          <PrizeCard {...english} />
        </Specimen>
      </div>
    </Stack>
  ),
};
