import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { ScriptsOnly } from "./index.ts";

const meta = {
  title: "Foundations/ScriptsOnly",
  component: ScriptsOnly,
  parameters: { layout: "padded" },
  args: { children: <Button variant="quiet">列印收據</Button> },
} satisfies Meta<typeof ScriptsOnly>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "列印收據" })).toBeVisible();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <ul>
      <li>
        <Specimen>
          <ScriptsOnly {...args} />
        </Specimen>
      </li>
      <li lang="en">
        <Specimen>
          <ScriptsOnly>
            <Button variant="quiet">Print receipt</Button>
          </ScriptsOnly>
        </Specimen>
      </li>
    </ul>
  ),
};
