import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { ButtonLink } from "../button/index.ts";
import { Notice, type NoticeProps, noticeTones } from "./index.ts";

/** Short; with a title and a link; with the next step. */
const samples: Record<Locale, readonly NoticeProps[]> = {
  "zh-HK": [
    { children: "每個計劃只適用於一個孩子。" },
    {
      title: "電郵地址或密碼不正確",
      children: (
        <>
          請檢查有沒有輸入錯誤，或<a href="#reset">重設密碼</a>。
        </>
      ),
    },
    {
      children: "末四位數字為 4242 的信用卡將於 12 月底到期。",
      actions: (
        <ButtonLink href="#payment" size="sm" variant="secondary">
          更新付款方式
        </ButtonLink>
      ),
    },
  ],
  "en-US": [
    { children: "Each plan is for one child." },
    {
      title: "Invalid email or password",
      children: (
        <>
          Check for typos, or <a href="#reset">reset your password</a>.
        </>
      ),
    },
    {
      children: "Your card ending in 4242 expires at the end of December.",
      actions: (
        <ButtonLink href="#payment" size="sm" variant="secondary">
          Update payment method
        </ButtonLink>
      ),
    },
  ],
};

const meta = {
  title: "Controls/Notice",
  component: Notice,
  args: { children: "每個計劃只適用於一個孩子。" },
  argTypes: { tone: { control: "select", options: noticeTones } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

function Samples() {
  const { locale } = useUi<Locale>();
  return (
    <Stack>
      {noticeTones.flatMap((tone) =>
        samples[locale].map((sample, index) => (
          // The samples never change places.
          <Specimen key={`${tone} ${index}`}>
            <Notice {...sample} tone={tone} />
          </Specimen>
        )),
      )}
    </Stack>
  );
}

export const Sheet: Story = { render: () => <Samples /> };

export const Urgent: Story = {
  args: { tone: "error", urgent: true, children: "未能連接 GK，請檢查網絡連線後再試。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("未能連接 GK");
  },
};
