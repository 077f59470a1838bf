import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { tabVariants } from "../tabs/index.ts";
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
  argTypes: { variant: { control: "select", options: tabVariants } },
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
      {tabVariants.map((variant) => (
        <Stack key={variant} gap="8">
          <Specimen>
            <TabLinks label={`登入或註冊 ${variant}`} links={chinese} variant={variant} />
          </Specimen>
          <div lang="en">
            <Specimen>
              <TabLinks label={`Plans ${variant}`} links={english} variant={variant} />
            </Specimen>
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } };
