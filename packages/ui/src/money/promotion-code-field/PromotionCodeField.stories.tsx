import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PromotionCodeField } from "./index.ts";

const bought = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: "Money/PromotionCodeField",
  component: PromotionCodeField,
  parameters: { layout: "padded" },
  args: {
    name: "promotion_code",
    label: "優惠碼",
    placeholder: "輸入優惠碼",
    apply: "使用",
    checking: "正在核對優惠碼…",
    remove: "移除優惠碼 NEW50",
    onApply: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <form onSubmit={bought} style={{ maxInlineSize: "560px" }}>
      <PromotionCodeField {...args} />
    </form>
  ),
} satisfies Meta<typeof PromotionCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Enter checks the code and does not buy",
  play: async ({ args, canvas }) => {
    bought.mockClear();
    const code = canvas.getByLabelText(/^優惠碼/);
    await userEvent.click(canvas.getByRole("button", { name: "使用" }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(code).toHaveFocus();
    await userEvent.keyboard(" new50 ");
    await fireEvent.keyDown(code, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(code, { key: "Enter", keyCode: 229 });
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith("new50");
    await expect(bought).not.toHaveBeenCalled();
  },
};

export const Applied: Story = {
  args: { defaultValue: "NEW50", applied: "已使用優惠碼 NEW50，減 HK$50.00。" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除優惠碼 NEW50" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/^優惠碼/)).toHaveValue("");
    await expect(canvas.getByLabelText(/^優惠碼/)).toHaveFocus();
  },
};

/** What can't be changed is not tried by Enter either. */
export const ReadOnly: Story = {
  args: { defaultValue: "NEW50", readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^優惠碼/), "{Enter}");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Checking: Story = { args: { defaultValue: "NEW50", busy: true } };
export const Refused: Story = { args: { defaultValue: "NEW5O", message: "找不到此優惠碼，請核對字母及數字。" } };

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Promotion code",
    placeholder: "Enter your code",
    apply: "Apply",
    checking: "Checking the code…",
    remove: "Remove code NEW50",
    defaultValue: "NEW50",
    applied: "Code NEW50 applied: HK$50.00 off.",
  },
};

export const Sheet: Story = {
  render: specimens(
    PromotionCodeField,
    meta.args,
    Playground,
    { args: { ...Applied.args, name: "applied" } },
    { args: { ...Checking.args, name: "checking" } },
    { args: { ...Refused.args, name: "refused" } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
