import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/index.ts";
import { vars } from "../theme/index.ts";

const { font } = vars;
const weights = ["regular", "bold", "black"] as const;
const steps = ["6xl", "5xl", "4xl", "3xl", "2xl", "xl", "lg", "md", "sm"] as const;

/** The steps of the type scale in both scripts, then the three weights. Sizes follow the window: 926 px and below are a step smaller. */
function Type() {
  return (
    <Stack gap="6">
      {steps.map((step) => (
        <div key={step}>
          <p style={{ fontSize: font.size[step], fontFamily: font.family.display, fontWeight: font.weight.black }}>
            每日一個小任務
          </p>
          <p
            lang="en"
            style={{ fontSize: font.size[step], fontFamily: font.family.display, fontWeight: font.weight.black }}
          >
            {step}: small missions, good character
          </p>
        </div>
      ))}
      {weights.map((weight) => (
        <p key={weight} style={{ fontWeight: font.weight[weight] }}>
          家長揀選任務，孩子親手完成。{" "}
          <span lang="en">Parents choose, children do, families celebrate: HK$1,234.50</span>
        </p>
      ))}
    </Stack>
  );
}

const meta = { title: "Foundations/Type", component: Type } satisfies Meta<typeof Type>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { globals: { locale: "en-US" } };
