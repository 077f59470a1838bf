import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/stack/index.ts";
import { base } from "../theme/generated/base.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";
import { FiguresTable, figuresCell } from "./FiguresTable.tsx";

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

/** Every size below a group, with its name in full (`control.lg`). */
const sizesOf = (group: object, path = ""): [name: string, size: string][] =>
  Object.entries(group).flatMap(([key, size]: [string, string | object]) =>
    typeof size === "string" ? [[`${path}${key}`, size] as [string, string]] : sizesOf(size, `${path}${key}.`),
  );

/** What has one size wherever it stands: targets, controls, icons, faces, bars, panels. */
export const Sizes: Story = {
  render: () => (
    <FiguresTable heads={["Size", "Measure"]}>
      <tbody>
        {sizesOf(base.size).map(([name, size]) => (
          <tr key={name}>
            <th scope="row" style={figuresCell}>
              {name}
            </th>
            <td style={figuresCell}>{size}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "control.lg 56px" })).toBeVisible();
  },
};
