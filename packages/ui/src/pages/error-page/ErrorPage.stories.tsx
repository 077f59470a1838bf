import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { ErrorPage } from "./index.ts";

const meta = {
  title: "Pages/ErrorPage",
  component: ErrorPage,
  args: {
    status: 404,
    words: {
      code: "錯誤 404",
      title: "找不到此頁面",
      body: "網址可能有誤，或頁面已移至其他位置。不如由主頁重新開始吧。",
    },
    home: { label: "返回主頁", href: "/" },
    contact: { label: "告訴我們", href: "/contact-us" },
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "找不到此頁面" })).toBeVisible();
    await expect(canvas.getByText("錯誤 404")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "返回主頁" })).toHaveAttribute("href", "/");
  },
};

export const English: Story = {
  args: {
    status: 500,
    words: {
      code: "Error 500",
      title: "Something went wrong on our side",
      body: "It’s not you, it’s us. Please try again in a few minutes.",
    },
    home: { label: "Back to home", href: "/en-US" },
    contact: { label: "Tell us about it", href: "/en-US/contact-us" },
  },
  globals: { locale: "en-US" },
};

export const WithAWayToTryAgain: Story = {
  args: {
    status: 502,
    words: { code: "錯誤 502", title: "我們這邊出了點問題", body: "你填寫的內容仍保留在此頁。請過幾分鐘再傳送一次。" },
    children: (
      <Button type="submit" size="lg">
        再次傳送
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const [again, home] = [canvas.getByRole("button"), canvas.getByRole("link", { name: "返回主頁" })];
    await expect(again.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WithNothingElseToDo: Story = {
  args: { children: [false, false] },
  play: async ({ canvas }) => {
    // Paper on the colour of the main action.
    const home = canvas.getByRole("link", { name: "返回主頁" });
    await expect(getComputedStyle(home).color).toBe("rgb(255, 254, 250)");
  },
};

export const WithoutAStatus: Story = {
  args: {
    status: undefined,
    words: { code: "", title: "出現問題", body: "請再試一次。如問題持續，請告訴我們你當時的操作。" },
  },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "出現問題" });
    await expect(title).toBeVisible();
    await expect(getComputedStyle(title).fontFamily).not.toContain("Chiron");
    await expect(canvasElement).not.toHaveTextContent(/\d{3}/);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Sheet: Story = {
  render: specimens(ErrorPage, meta.args, Playground, English, WithAWayToTryAgain, WithoutAStatus),
};
