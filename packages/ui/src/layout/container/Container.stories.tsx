import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Sheet as Paper } from "../sheet/index.ts";
import { Stack } from "../stack/index.ts";
import { Container, containerWidths } from "./index.ts";

const meta = {
  title: "Layout/Container",
  component: Container,
  args: { children: <Paper>每日一個小任務，培養品格。</Paper> },
  argTypes: { width: { control: "select", options: containerWidths } },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Specimen key={width}>
          <Container width={width}>
            <Paper>每日一個小任務，培養品格。</Paper>
          </Container>
        </Specimen>
      ))}
    </Stack>
  ),
};

/** In another language of the page the wait for being drawn begins anew: a browser does that for an animation of another name. */
export const LaterInAnotherLanguage: Story = {
  args: { later: true, id: "later" },
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const { lang } = page;
    const nameIn = (language: string) => {
      page.lang = language;
      return getComputedStyle(canvasElement.querySelector("#later") as Element).animationName;
    };
    const names = [nameIn("zh-HK"), nameIn("en-US")];
    page.lang = lang;
    await expect(names).not.toContain("none");
    await expect(new Set(names).size).toBe(2);
  },
};
