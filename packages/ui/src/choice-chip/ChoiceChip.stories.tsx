import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Row } from "../stack/index.ts";
import { ChoiceChip } from "./index.ts";

const meta = {
  title: "Forms/ChoiceChip",
  component: ChoiceChip,
  args: { type: "checkbox", name: "transport", option: { value: "1", label: "港鐵" } },
} satisfies Meta<typeof ChoiceChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("港鐵"));
    await expect(canvas.getByRole("checkbox", { name: "港鐵" })).toBeChecked();
  },
};

export const Sheet: Story = {
  render: () => (
    <Row>
      {(["checkbox", "radio"] as const).map((type) => (
        <Row key={type}>
          <ChoiceChip type={type} name={type} option={{ value: "1", label: "港鐵" }} />
          <ChoiceChip type={type} name={type} option={{ value: "2", label: "校巴" }} defaultChecked />
          <ChoiceChip type={type} name={type} option={{ value: "3", label: "單車" }} disabled />
          <ChoiceChip
            type={type}
            name={type}
            option={{
              value: "4",
              label: "Business",
              hint: "Schools, partners and advertisers who would like to work with us",
            }}
          />
        </Row>
      ))}
    </Row>
  ),
};
