import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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

const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

/** What is far down a page is not drawn until its reader comes near, and is there for whoever asks a tool to read it. */
export const Later: Story = {
  render: () => (
    <Stack>
      <div style={{ blockSize: "400vh" }} />
      <Container later>
        <Paper>每日一個小任務，培養品格。</Paper>
      </Container>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const far = canvas.getByText("每日一個小任務，培養品格。");
    await waitFor(() => expect(isDrawn(far)).toBe(false));
    far.scrollIntoView();
    await waitFor(() => expect(isDrawn(far)).toBe(true));
  },
};
