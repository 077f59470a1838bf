import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/stack/index.ts";
import { Text } from "../text/index.ts";
import { base } from "../theme/generated/base.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";

const { size: wide, sizeNarrow } = base.font;
type Step = keyof typeof wide;
const steps = (Object.keys(wide) as Step[]).toReversed();

/** What each step is for. */
const uses: Record<Step, string> = {
  "6xl": "home headline only",
  "5xl": "page title",
  "4xl": "section title",
  "3xl": "dialog and member titles",
  "2xl": "card titles",
  xl: "small titles",
  lg: "lead, large button",
  md: "body, labels, fields",
  sm: "hints",
  xs: "captions; Latin only, in Chinese nothing is smaller than 14 px",
};

const px = (rem: string) => `${Number.parseFloat(rem) * 16} px`;
const measures = (step: Step) => {
  const narrow = step in sizeNarrow ? sizeNarrow[step as keyof typeof sizeNarrow] : wide[step];
  return `${step} · ${px(wide[step])} wide, ${px(narrow)} narrow · ${uses[step]}`;
};
const isDisplay = (step: Step) => step.endsWith("xl");

/** One step in both scripts. Its size follows the window: at 926 px and below it is the narrow one. */
function Specimen({ step, latin, han }: { step: Step; latin: string; han: string }) {
  const face = isDisplay(step)
    ? {
        fontFamily: vars.font.family.display,
        fontWeight: vars.font.weight.black,
        lineHeight: vars.font.lineHeight.tight,
      }
    : {};
  return (
    <div style={{ borderBlockEnd: line.stitch, paddingBlock: vars.space[3] }}>
      <Text size="sm" tone="muted">
        {measures(step)}
      </Text>
      {step !== "xs" && (
        <p lang="zh-HK" translate="no" style={{ fontSize: vars.font.size[step], ...face }}>
          {han}
        </p>
      )}
      <p style={{ fontSize: vars.font.size[step], ...face }}>{latin}</p>
    </div>
  );
}

function Scale({ latin, han }: { latin: string; han: string }) {
  return (
    <div lang="en">
      {steps.map((step) => (
        <Specimen key={step} step={step} latin={latin} han={han} />
      ))}
    </div>
  );
}

const meta = {
  title: "Foundations/Type",
  component: Scale,
  parameters: { layout: "padded" },
  args: { latin: "One good seed a day, 1,234.50", han: "每日一個小任務，1,234.50" },
} satisfies Meta<typeof Scale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const weights = { regular: "400", bold: "700", black: "900" } as const;

/** Three weights and no others; the system's Chinese face has two, so black is for the display face. */
export const Weights: Story = {
  render: () => (
    <div lang="en">
      <Stack gap="4">
        {(Object.keys(weights) as (keyof typeof weights)[]).map((weight) => (
          <div key={weight} style={{ fontWeight: vars.font.weight[weight] }}>
            <p lang="zh-HK" translate="no">
              家長揀選任務，孩子親手完成。
            </p>
            <p>{weights[weight]}: parents choose, children do, families celebrate. HK$1,234.50</p>
          </div>
        ))}
      </Stack>
    </div>
  ),
};

const paragraphs = {
  "zh-HK": "品格像樹一樣生長：每日一件小事。家長挑選任務，孩子用自己的方式完成，再一起慶祝。",
  en: "Character grows as a tree grows: a small thing every day. Parents choose a mission, children do it their own way.",
} as const;

/** Chinese glyphs fill their box and need more air: the same role has another leading in each script. */
export const Leading: Story = {
  render: () => (
    <Stack gap="6">
      {(Object.keys(base.font.lineHeight) as (keyof typeof base.font.lineHeight)[])
        .filter((role) => !role.startsWith("han"))
        .map((role) => {
          const lineHeight = vars.font.lineHeight[role as keyof typeof vars.font.lineHeight];
          return (
            <div key={role}>
              <Text size="sm" tone="muted">
                <span lang="en">{role}</span>
              </Text>
              {Object.entries(paragraphs).map(([lang, words]) => (
                <p key={lang} lang={lang} translate="no" style={{ lineHeight, maxInlineSize: "34em" }}>
                  {words}
                </p>
              ))}
            </div>
          );
        })}
    </Stack>
  ),
};
