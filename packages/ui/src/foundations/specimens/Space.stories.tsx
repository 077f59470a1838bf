import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/stack/index.ts";
import { base } from "../theme/generated/base.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";

const steps = (Object.keys(vars.space) as (keyof typeof vars.space)[]).sort(
  (a, b) => Number.parseFloat(base.space[a]) - Number.parseFloat(base.space[b]),
);

/** The 4 px scale. A step's number is how often it holds 4 px; `05` is half a step. */
function Scale() {
  return (
    <dl lang="en" style={{ display: "grid", gridTemplateColumns: "auto auto 1fr", gap: vars.space[2] }}>
      {steps.map((step) => (
        <div key={step} style={{ display: "contents" }}>
          <dt>{step}</dt>
          <dd>{base.space[step]}</dd>
          <dd>
            <span
              style={{
                display: "block",
                inlineSize: vars.space[step],
                blockSize: "1em",
                background: vars.color.action.primary.bg,
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: "Foundations/Space",
  component: Scale,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Scale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The containers, from reading text to the header, each as wide as there is room. */
export const Containers: Story = {
  render: () => (
    <div lang="en">
      <Stack>
        {(["text", "form", "page", "wide"] as const).map((name) => (
          <p
            key={name}
            style={{
              maxInlineSize: vars.size.container[name],
              padding: vars.space[3],
              border: line.stitch,
              background: vars.color.bg.surface,
            }}
          >
            {name}: {base.size.container[name]}
          </p>
        ))}
      </Stack>
    </div>
  ),
};
