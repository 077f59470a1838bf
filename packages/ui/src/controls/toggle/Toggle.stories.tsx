import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Toggle } from "./index.ts";

const meta = {
  title: "Controls/Toggle",
  component: Toggle,
  args: {
    label: "自動續訂",
    description: "將於 2027年1月1日續訂，收費 HK$268.00。",
    value: true,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Story />
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Toggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AsksForTheOtherState: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "自動續訂" });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription("將於 2027年1月1日續訂，收費 HK$268.00。");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false, expect.anything());
    await expect(control).toBeChecked();
  },
};

export const RunningIgnoresPresses: Story = {
  name: "Pressing again while it runs does nothing",
  args: { busy: "正在更新…" },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "自動續訂" });
    await userEvent.click(control);
    await userEvent.dblClick(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText("正在更新…")).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { label: "Auto-renew", description: "Renews on 1 January 2027 for HK$268.00." },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    Toggle,
    meta.args,
    Playground,
    RunningIgnoresPresses,
    { args: { value: false, disabled: true, description: "此計劃不設自動續訂，將於 2027年1月1日結束。" } },
    English,
    {
      ...English,
      args: {
        ...English.args,
        value: false,
        description: "The plan ends on 1 January 2027 and won’t be charged again.",
      },
    },
  ),
};
