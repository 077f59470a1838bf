import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SiblingsField, siblingsIn } from "./index.ts";

const meta = {
  title: "Member/SiblingsField",
  component: SiblingsField,
  parameters: { layout: "padded" },
  args: {
    name: "siblings",
    label: "兄弟姊妹",
    hint: "如沒有，請填 0。",
    kinds: { elderBrother: "哥哥", youngerBrother: "弟弟", elderSister: "姐姐", youngerSister: "妹妹" },
    max: 9,
  },
  render: (args) => (
    <form>
      <SiblingsField {...args} />
    </form>
  ),
} satisfies Meta<typeof SiblingsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Four counts in the order of the wire",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "增加：妹妹" }));
    await userEvent.clear(canvas.getByRole("spinbutton", { name: "弟弟" }));
    const form = canvasElement.querySelector("form");
    await expect(form && siblingsIn(new FormData(form), "siblings")).toEqual([0, "", 0, 1]);
  },
};

export const Incomplete: Story = {
  args: { defaultValue: [0, "", 0, 1], message: "請填妥哥哥、弟弟、姐姐及妹妹四項。" },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Brothers and sisters",
    hint: "Enter 0 if there are none.",
    kinds: {
      elderBrother: "Older brothers",
      youngerBrother: "Younger brothers",
      elderSister: "Older sisters",
      youngerSister: "Younger sisters",
    },
  },
};

export const Sheet: Story = {
  render: specimens(
    SiblingsField,
    meta.args,
    Playground,
    { args: { ...Incomplete.args, name: "incomplete" } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
