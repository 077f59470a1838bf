import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { languageSwitch } from "../../navigation/header/Header.fixture.tsx";
import { MaintenancePage } from "./index.ts";

const meta = {
  title: "Pages/MaintenancePage",
  component: MaintenancePage,
  args: {
    logo: "GK",
    language: languageSwitch("zh-HK"),
    title: "網站維護中",
    body: "GK 正進行系統更新，很快便會回來。你和家人的紀錄均已妥善保存。",
    expected: "預計於今晚 11:00 恢復服務。",
    retry: { label: "重新檢查", href: "/maintenance" },
    notice: "手機 App 也可能暫時未能使用。",
  },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof MaintenancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "重新檢查" })).toHaveAttribute("href", "/maintenance");
  },
};

export const English: Story = {
  args: {
    language: languageSwitch("en-US"),
    title: "We’re tidying up",
    body: "GK is being updated and will be back soon. Your family’s records are safe.",
    expected: "We expect to be back at 11:00 tonight.",
    retry: { label: "Check again", href: "/en-US/maintenance" },
    notice: "The mobile app may be unavailable too.",
  },
  globals: { locale: "en-US" },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const BackAgain: Story = {
  args: { title: "We’re back! Thank you for waiting." },
  render: () => (
    <MaintenancePage
      logo="GK"
      language={languageSwitch("en-US")}
      title="We’re back! Thank you for waiting."
      home={{ label: "Back to home", href: "/en-US" }}
    />
  ),
  globals: { locale: "en-US" },
};
