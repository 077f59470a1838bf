import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { brokenWords } from "../../foundations/specimens/broken-words.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Tag, type TagTone, tagTones } from "./index.ts";

const words: Record<TagTone, Record<Locale, string>> = {
  neutral: { "zh-HK": "興趣班與工作坊", "en-US": "Classes and workshops" },
  paper: { "zh-HK": "適合 4–9 歲", "en-US": "Ages 4–9" },
  waiting: { "zh-HK": "處理中", "en-US": "Pending" },
  started: { "zh-HK": "已付款", "en-US": "Paid" },
  current: { "zh-HK": "進行中", "en-US": "Under way" },
  success: { "zh-HK": "已完成", "en-US": "Finished" },
  off: { "zh-HK": "已取消", "en-US": "Canceled" },
  returned: { "zh-HK": "已退款", "en-US": "Refunded" },
  reward: { "zh-HK": "已升級", "en-US": "Upgraded" },
};

const groups: TagTone[][] = [
  ["neutral", "paper", "reward"],
  ["waiting", "started", "current", "success", "off", "returned"],
];

const meta = {
  title: "Controls/Tag",
  component: Tag,
  args: { children: "已升級", tone: "reward" },
  argTypes: { tone: { control: "select", options: tagTones } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Tones() {
  const { locale } = useUi<Locale>();
  return (
    <Stack>
      {groups.map((tones) => (
        <Row key={tones.join()}>
          {tones.map((tone) => (
            <Specimen key={tone}>
              <Tag tone={tone}>{words[tone][locale]}</Tag>
            </Specimen>
          ))}
        </Row>
      ))}
      <Row>
        <Specimen>
          <Tag stamp tone="reward">
            {words.reward[locale]}
          </Tag>
        </Specimen>
        <Specimen>
          <Tag stamp tone="paper">
            {words.paper[locale]}
          </Tag>
        </Specimen>
      </Row>
      <Specimen>
        <Tag tone="waiting">
          <span lang="en">Waiting for the payment to be confirmed by the bank</span>
        </Tag>
      </Specimen>
    </Stack>
  );
}

/** A column is as narrow as what stands in it allows, which is not narrower than a word. */
export const InATable: Story = {
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <table style={{ inlineSize: "0" }}>
      <tbody>
        <tr>
          <td lang="en">
            <Tag tone="success">Finished</Tag>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const Sheet: Story = { render: () => <Tones /> };
