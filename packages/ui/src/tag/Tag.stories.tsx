import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../stack/index.ts";
import { vars } from "../theme/index.ts";
import { Tag, type TagTone, tagTones } from "./index.ts";

const namesOf = <Name extends string>(group: Record<Name, unknown>) => Object.keys(group) as Name[];
const { status, category, strength } = vars.color;
const groups: TagTone[][] = [["neutral", "paper"], namesOf(status), namesOf(category), namesOf(strength)];

const meta = {
  title: "Messages/Tag",
  component: Tag,
  args: { children: "已升級", tone: "upgraded" },
  argTypes: { tone: { control: "select", options: tagTones } },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {groups.map((tones) => (
        <Row key={tones.join()}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              <span lang="en">{tone}</span>
            </Tag>
          ))}
        </Row>
      ))}
      <Row>
        <Tag stamp tone="upgraded">
          推薦
        </Tag>
        <Tag stamp>
          <span lang="en">Waiting for the payment to be confirmed by the bank</span>
        </Tag>
      </Row>
    </Stack>
  ),
};
