import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Row, Stack } from "../../layout/stack/index.ts";
import { missionCategories } from "../mission-category/index.ts";
import { strengthGroups, type Topic, TopicTag, topics } from "./index.ts";

const words: Record<Topic, Record<Locale, string>> = {
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

const meta = {
  title: "Product/TopicTag",
  component: TopicTag,
  args: { children: "禮貌", tone: "courtesy" },
  argTypes: { tone: { control: "select", options: topics } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof TopicTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Topics() {
  const { locale } = useUi<Locale>();
  return (
    <Stack>
      {[missionCategories, strengthGroups].map((group) => (
        <Row key={group.join()}>
          {group.map((topic) => (
            <Specimen key={topic}>
              <TopicTag tone={topic}>{words[topic][locale]}</TopicTag>
            </Specimen>
          ))}
        </Row>
      ))}
    </Stack>
  );
}

export const Sheet: Story = { render: () => <Topics /> };
