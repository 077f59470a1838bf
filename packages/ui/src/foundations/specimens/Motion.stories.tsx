import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { base } from "../theme/generated/base.ts";
import { vars } from "../theme/index.ts";
import { cut, line } from "../theme/shape.ts";

const { duration, easing, distance } = vars.motion;

/** What moves, and how. */
const movements = [
  ["Press: a button sinks onto its edge", duration.instant, "linear", `translateY(${distance.press})`],
  ["Hover: a card lifts", duration.quick, easing.out, `translateY(${distance.lift})`],
  ["Hover: a tilted badge straightens", duration.quick, easing.out, "rotate(6deg)"],
  ["Dialog, drawer, menu: opens", duration.base, easing.out, `translateY(calc(-1 * ${distance.enter}))`],
  ["Joy: one pop, once", duration.slow, easing.pop, "scale(1.15)"],
  ["Leaf: swings in once, and hangs still", duration.story, easing.out, "rotate(6deg)"],
  ["Crown and grass: sway, only in view", duration.sway, easing.inOut, "rotate(1.2deg)"],
] as const;

const length = (value: string) => base.motion.duration[value as keyof typeof base.motion.duration];
const nameOf = (variable: string) => variable.replace(/^var\(--gk-motion-|\)$/g, "").replaceAll("-", ".");

/** Every movement of the product, to play again. */
function Movements() {
  const [moved, setMoved] = useState(false);
  return (
    <div lang="en">
      <Stack gap="6">
        <div>
          <Button onClick={() => setMoved(!moved)}>Replay</Button>
        </div>
        <ul style={{ display: "grid", gap: vars.space[5] }}>
          {movements.map(([what, takes, curve, change]) => (
            <li key={what} style={{ display: "flex", gap: vars.space[5], alignItems: "center" }}>
              <span
                data-testid={what}
                style={{
                  flex: "none",
                  inlineSize: "56px",
                  blockSize: "56px",
                  background: vars.color.bg.tintReward,
                  border: line.sheet,
                  borderRadius: cut.sheet,
                  transition: `transform ${takes} ${curve}`,
                  transform: moved ? change : "none",
                }}
              />
              <span>
                {what}
                <br />
                {`${nameOf(takes)}, ${length(nameOf(takes).split(".")[1] ?? "")}`}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

const meta = {
  title: "Foundations/Motion",
  component: Movements,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Movements>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = "Press: a button sinks onto its edge";

export const Playground: Story = {
  play: async ({ canvas }) => {
    const paper = canvas.getByTestId(press);
    await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
    await expect(paper.style.transform).toContain("translateY");
  },
};

/** With less motion asked for, the same things happen at once. */
export const Reduced: Story = {
  globals: { motion: "reduced" },
  parameters: { docs: { story: { inline: false, height: "620px" } } },
  // The test runner stops transitions by itself; scrolling to a place is what it leaves to the page.
  play: async () => {
    await expect(getComputedStyle(document.documentElement).scrollBehavior).toBe("auto");
  },
};
