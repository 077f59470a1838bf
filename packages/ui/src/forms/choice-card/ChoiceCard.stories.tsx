import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Illustration } from "../../foundations/illustration/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { ChoiceCard, choiceCardVariants } from "./index.ts";

const group = { name: "prize", defaultValue: "2", onChange: fn() };

const meta = {
  title: "Forms/ChoiceCard",
  component: ChoiceCard,
  parameters: { layout: "padded" },
  args: { group, choice: "1", children: <span>小小科學家</span> },
  argTypes: { variant: { control: "select", options: choiceCardVariants } },
} satisfies Meta<typeof ChoiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "The arrow keys choose, and the whole card shows the focus",
  render: (args) => (
    <Stack>
      <ChoiceCard {...args} />
      <ChoiceCard {...args} choice="2">
        <span>小小藝術家</span>
      </ChoiceCard>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const artist = canvas.getByRole("radio", { name: "小小藝術家" });
    await expect(artist).toHaveFocus();
    await expect(artist.closest("label")?.parentElement).toHaveStyle({ outlineStyle: "solid" });
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "小小科學家" })).toBeChecked();
    await expect(group.onChange).toHaveBeenLastCalledWith("1", expect.anything());
  },
};

const pictured = <Illustration of={pictures.mascotThink} alt="" width={96} />;

export const States: Story = { decorators: [inStates] };

/** At rest, chosen, not to be chosen: with a picture, and as rows. */
export const Sheet: Story = {
  render: (args) => (
    <Stack gap="8">
      {choiceCardVariants.map((variant) => (
        <Stack key={variant}>
          <Specimen>
            <ChoiceCard {...args} group={{ ...group, name: variant }} variant={variant}>
              {variant === "sheet" && pictured}
              <span>小小科學家</span>
            </ChoiceCard>
          </Specimen>
          <div lang="en">
            <Specimen>
              <ChoiceCard {...args} group={{ ...group, name: variant }} choice="2" variant={variant}>
                {variant === "sheet" && pictured}
                <span>Young scientist: experiments with light, water and air for the whole family</span>
              </ChoiceCard>
            </Specimen>
          </div>
          <Specimen>
            <ChoiceCard {...args} group={{ ...group, name: variant }} choice="3" variant={variant} disabled>
              {variant === "sheet" && pictured}
              <span>小小廚師（已換領）</span>
            </ChoiceCard>
          </Specimen>
        </Stack>
      ))}
    </Stack>
  ),
};
