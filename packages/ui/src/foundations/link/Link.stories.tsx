import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/stack/index.ts";
import { fromRightToLeft } from "../specimens/from-right-to-left.tsx";
import { inStates } from "../specimens/in-states.tsx";
import { Specimen } from "../specimens/Specimen.tsx";
import { UiProvider } from "../ui-provider/index.ts";
import { Link, type LinkProps, MoreLink } from "./index.ts";

const meta = {
  title: "Foundations/Link",
  component: Link,
  subcomponents: { MoreLink },
  args: { href: "/plans", children: "查看計劃及收費" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { decorators: [inStates] };

export const MoreFromRightToLeft: Story = {
  decorators: [fromRightToLeft],
  render: () => <MoreLink href="#all">查看所有常見問題</MoreLink>,
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("link").querySelector("svg");
    await expect(arrow && getComputedStyle(arrow).scale).toBe("-1 1");
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack>
      <Specimen>
        <Link {...args} />
      </Specimen>
      <Specimen>
        <MoreLink href="#all">查看所有常見問題</MoreLink>
      </Specimen>
      <p>
        想知道多一點，可以
        <Link {...args} />。
      </p>
      <p lang="en">
        Read about{" "}
        <Link href="/en-US/app">how missions, stickers, certificates and the annual prize work together</Link>.
      </p>
    </Stack>
  ),
};

const Routed = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={href} data-routed>
    {children}
  </a>
);

export const DrawnByTheProvider: Story = {
  name: "The product's router draws it",
  render: (args) => (
    <UiProvider locale="zh-HK" link={Routed}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("data-routed");
  },
};
