import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../../foundations/theme/index.ts";
import { type Locale, locales } from "../../foundations/words/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Tag, type TagTone, tagTones } from "./index.ts";

const words: Record<TagTone, Record<Locale, string>> = {
  neutral: { "zh-HK": "興趣班與工作坊", "en-US": "Classes and workshops" },
  paper: { "zh-HK": "適合 4–9 歲", "en-US": "Ages 4–9" },
  notUpgraded: { "zh-HK": "未升級", "en-US": "Not upgraded" },
  freeTrial: { "zh-HK": "免費試用中", "en-US": "Free trial" },
  upgraded: { "zh-HK": "已升級", "en-US": "Upgraded" },
  waiting: { "zh-HK": "處理中", "en-US": "Pending" },
  started: { "zh-HK": "已付款", "en-US": "Paid" },
  success: { "zh-HK": "已完成", "en-US": "Finished" },
  off: { "zh-HK": "已取消", "en-US": "Canceled" },
  returned: { "zh-HK": "已退款", "en-US": "Refunded" },
  conduct: { "zh-HK": "品行", "en-US": "Conduct" },
  courtesy: { "zh-HK": "禮貌", "en-US": "Courtesy" },
  benevolence: { "zh-HK": "仁愛", "en-US": "Benevolence" },
  respect: { "zh-HK": "尊重", "en-US": "Respect" },
  relationships: { "zh-HK": "人際關係", "en-US": "Interpersonal relationships" },
  wisdom: { "zh-HK": "智慧", "en-US": "Wisdom" },
  courage: { "zh-HK": "勇氣", "en-US": "Courage" },
  humanity: { "zh-HK": "關愛", "en-US": "Humanity" },
  justice: { "zh-HK": "公義", "en-US": "Justice" },
  temperance: { "zh-HK": "節制", "en-US": "Temperance" },
  transcendence: { "zh-HK": "靈性及超越", "en-US": "Transcendence" },
};

const namesOf = <Name extends string>(group: Record<Name, unknown>) => Object.keys(group) as Name[];
const { category, strength } = vars.color;
const groups: TagTone[][] = [
  ["neutral", "paper"],
  ["waiting", "started", "success", "off", "returned"],
  ["notUpgraded", "freeTrial", "upgraded"],
  namesOf(category),
  namesOf(strength),
];

const meta = {
  title: "Controls/Tag",
  component: Tag,
  args: { children: "已升級", tone: "upgraded" },
  argTypes: { tone: { control: "select", options: tagTones } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack gap="10">
      {locales.map((locale) => (
        <section key={locale} lang={locale}>
          <Stack>
            {groups.map((tones) => (
              <Row key={tones.join()}>
                {tones.map((tone) => (
                  <Tag key={tone} tone={tone}>
                    {words[tone][locale]}
                  </Tag>
                ))}
              </Row>
            ))}
            <Row>
              <Tag stamp tone="upgraded">
                {words.upgraded[locale]}
              </Tag>
              <Tag stamp tone="paper">
                {words.paper[locale]}
              </Tag>
            </Row>
          </Stack>
        </section>
      ))}
      <Tag tone="waiting">
        <span lang="en">Waiting for the payment to be confirmed by the bank</span>
      </Tag>
    </Stack>
  ),
};
