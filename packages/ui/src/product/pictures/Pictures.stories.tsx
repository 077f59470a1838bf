import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Illustration } from "../../foundations/illustration/index.ts";
import { shelf } from "../../foundations/specimens/shelf.ts";
import { Heading } from "../../foundations/text/index.ts";
import { vars } from "../../foundations/theme/index.ts";
import { line } from "../../foundations/theme/shape.ts";
import { Stack } from "../../layout/stack/index.ts";
import { pictures } from "./index.ts";

/** The shelves of the set: a picture stands on the first whose pattern its name fits. */
const shelves: readonly [string, RegExp][] = [
  ["Brand", /^logo/],
  ["Mascot", /^mascot/],
  ["People", /^avatar/],
  ["Mission categories", /^category/],
  ["Usage flow", /^flow[A-Z]/],
  ["Plans", /^plan/],
  ["Stickers", /^sticker/],
  ["Stars, certificate, prizes", /^(?:silverStar|certificate|prize)/],
  ["Character strengths", /^strength/],
  ["School", /^school/],
  ["Wish tree", /^wish/],
  ["Covers", /^cover/],
  ["Scenes", /^(?:hero|footer|auth|soil|flower|market|bunting)/],
  ["States", /./],
];

const shelved = shelves.map(([title, pattern], index) => ({
  title,
  shown: Object.entries(pictures).filter(
    ([name]) => pattern.test(name) && !shelves.slice(0, index).some(([, earlier]) => earlier.test(name)),
  ),
}));

/** Every picture, with its name in code and its natural size. */
function Illustrations() {
  return (
    <div lang="en">
      <Stack gap="10">
        {shelved.map(({ title, shown }) => (
          <section key={title}>
            <Stack gap="4">
              <Heading level={2} size="xl" dynamic>
                {title}
              </Heading>
              <ul
                style={{
                  ...shelf("150px"),
                  alignItems: "end",
                  borderBlockStart: line.stitch,
                  paddingBlock: vars.space[4],
                }}
              >
                {shown.map(([name, picture]) => (
                  <li key={name} style={{ fontSize: vars.font.size.sm, overflowWrap: "anywhere" }}>
                    <Illustration
                      of={picture}
                      alt=""
                      style={{
                        maxBlockSize: "160px",
                        background: name.endsWith("Inverse") ? vars.color.bg.inverse : undefined,
                      }}
                    />
                    <span data-caption="">{name}</span>
                    <br />
                    {picture.width} × {picture.height}
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        ))}
      </Stack>
    </div>
  );
}

const meta = {
  title: "Product/Pictures",
  component: Illustrations,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Illustrations>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(Object.keys(pictures).length);
  },
};
