import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { palette } from "../../foundations/theme/generated/base.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { Band } from "../band/index.ts";
import { Container } from "../container/index.ts";
import { Stack } from "../stack/index.ts";
import { SectionHead, sectionHeadAligns, sectionHeadTones } from "./index.ts";

const chinese = {
  eyebrow: "學校版",
  title: "GK 是甚麼？",
  lead: "品格不是一堂課就能教好，而是日積月累的生活習慣。GK 把生活中的小事變成任務，讓孩子樂意一試再試。",
};

const english = {
  eyebrow: "School edition",
  title: "What is GK?",
  lead: "Character isn’t taught in a single lesson. It grows from small things done every day. GK turns everyday moments into missions your child will want to try.",
};

const meta = {
  title: "Layout/SectionHead",
  component: SectionHead,
  args: { ...chinese },
  argTypes: {
    align: { control: "select", options: sectionHeadAligns },
    tone: { control: "select", options: sectionHeadTones },
  },
} satisfies Meta<typeof SectionHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { ...english }, globals: { locale: "en-US" } };

export const Sheet: Story = {
  render: () => (
    <>
      {[chinese, english].map((words) => (
        <div key={words.title} lang={words === english ? "en" : undefined}>
          <Band>
            <Container>
              <Stack gap="12">
                <Specimen>
                  <SectionHead {...words} />
                </Specimen>
                <Specimen>
                  <SectionHead {...words} align="start" />
                </Specimen>
              </Stack>
            </Container>
          </Band>
        </div>
      ))}
      <Specimen as={`tone="night"`}>
        <Band tone="inverse">
          <Container>
            <SectionHead {...chinese} eyebrow={undefined} tone="night" />
          </Container>
        </Band>
      </Specimen>
      <Specimen as={`tone="soil"`}>
        <div style={{ paddingBlock: vars.space[12], background: palette.bark[800], color: palette.paper[50] }}>
          <Container>
            <div lang="en">
              <SectionHead {...english} eyebrow={undefined} tone="soil" />
            </div>
          </Container>
        </div>
      </Specimen>
    </>
  ),
};
