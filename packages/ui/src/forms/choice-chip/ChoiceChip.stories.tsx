import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Row, Stack } from "../../layout/stack/index.ts";
import { ChoiceChip } from "./index.ts";

const meta = {
  title: "Forms/ChoiceChip",
  component: ChoiceChip,
  parameters: { layout: "padded" },
  args: { type: "checkbox", name: "transport", option: { value: "1", label: "港鐵" } },
} satisfies Meta<typeof ChoiceChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "The whole chip shows the focus, and Space chooses",
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("checkbox", { name: "港鐵" });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await expect(canvas.getByText("港鐵").closest("label")).toHaveStyle({ outlineStyle: "solid" });
    await userEvent.keyboard(" ");
    await expect(chip).toBeChecked();
  },
};

export const States: Story = { decorators: [inStates] };

/** At rest, chosen, not to be chosen; alone, as a line of a list, and as a card with a second line. */
export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      {(["checkbox", "radio"] as const).map((type) => (
        <Stack key={type}>
          {[false, true].map((bare) => (
            <Row key={String(bare)}>
              <Specimen>
                <ChoiceChip type={type} name={`${type} ${bare}`} bare={bare} option={{ value: "1", label: "港鐵" }} />
              </Specimen>
              <Specimen>
                <ChoiceChip
                  type={type}
                  name={`${type} ${bare}`}
                  bare={bare}
                  option={{ value: "2", label: "保母車" }}
                  defaultValue
                />
              </Specimen>
              <Specimen>
                <ChoiceChip
                  type={type}
                  name={`${type} ${bare}`}
                  bare={bare}
                  option={{ value: "3", label: "單車" }}
                  disabled
                />
              </Specimen>
              <div lang="en">
                <Specimen>
                  <ChoiceChip
                    type={type}
                    name={`${type} ${bare}`}
                    bare={bare}
                    option={{ value: "4", label: "School private light bus (nanny van)" }}
                  />
                </Specimen>
              </div>
            </Row>
          ))}
          <div lang="en">
            <Row>
              <Specimen>
                <ChoiceChip
                  type={type}
                  name={`${type} card`}
                  option={{
                    value: "1",
                    label: "A parent or customer",
                    hint: "The app, your account, plans or payments",
                  }}
                />
              </Specimen>
              <Specimen>
                <ChoiceChip
                  type={type}
                  name={`${type} card`}
                  option={{
                    value: "2",
                    label: "A school or business",
                    hint: "The school edition, advertising or partnership",
                  }}
                  defaultValue
                />
              </Specimen>
            </Row>
          </div>
        </Stack>
      ))}
      <Row>
        <Specimen>
          <ChoiceChip type="checkbox" name="missing" option={{ value: "1", label: "步行" }} aria-invalid />
        </Specimen>
        <Specimen>
          <ChoiceChip type="checkbox" name="missing" option={{ value: "2", label: "港鐵" }} aria-invalid />
        </Specimen>
      </Row>
    </Stack>
  ),
};
