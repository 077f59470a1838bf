import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { Stack } from "../../layout/stack/index.ts";
import { tabLooks } from "../tabs/index.ts";
import { TabLinks } from "./index.ts";

const chinese = [
  { id: "signin", label: "登入", href: "/auth?type=signin", current: true },
  { id: "register", label: "註冊", href: "/auth?type=register" },
];

const english = [
  { id: "family", label: "Family plans", href: "/en-US/plans" },
  { id: "school", label: "Plans for schools and kindergartens", href: "/en-US/plans?for=school", current: true },
];

const meta = {
  title: "Navigation/TabLinks",
  component: TabLinks,
  args: { label: "登入或註冊", links: chinese },
  argTypes: { look: { control: "select", options: tabLooks } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("登入");
    await expect(canvas.getByRole("link", { name: "註冊" })).toHaveAttribute("href", "/auth?type=register");
    await expect(await tabStops(2)).toEqual(["登入", "註冊"]);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap="8">
      {tabLooks.map((look) => (
        <Stack key={look} gap="8">
          <TabLinks label={`登入或註冊 ${look}`} links={chinese} look={look} />
          <TabLinks label={`Plans ${look}`} links={english} look={look} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } };
