import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Container } from "../../layout/container/index.ts";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import {
  CardSkeletons,
  ChildSkeletons,
  EventSkeletons,
  FormSkeleton,
  OrderSkeletons,
  PlanSkeletons,
  PrizeSkeletons,
  SheetSkeletons,
  Skeleton,
  SkeletonGroup,
  skeletonShapes,
} from "./index.ts";

const meta = {
  title: "Pages/Skeleton",
  component: Skeleton,
  argTypes: { shape: { control: "select", options: skeletonShapes } },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  parameters: { layout: "padded" },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The shapes, then the boxes of each piece while it is on its way. */
export const Sheet: Story = {
  render: () => (
    <Container>
      <Stack gap="10">
        <SkeletonGroup>
          <Paper>
            <Stack>
              {skeletonShapes.map((shape) => (
                <Skeleton key={shape} shape={shape} />
              ))}
              <Skeleton width="60%" />
            </Stack>
          </Paper>
        </SkeletonGroup>
        <CardSkeletons />
        <EventSkeletons count={2} />
        <PlanSkeletons />
        <ChildSkeletons />
        <OrderSkeletons />
        <PrizeSkeletons />
        <SheetSkeletons count={1} />
        <FormSkeleton />
      </Stack>
    </Container>
  ),
};

/** What comes within 200 ms shows no stand-in; nothing moves for whoever asks for less motion. */
export const OnlyAfter200Milliseconds: Story = {
  render: () => <FormSkeleton />,
  play: async ({ canvas }) => {
    const status = canvas.getByText("載入中…");
    const group = status.closest("div");
    const [appearing] = group?.getAnimations() ?? [];
    if (!appearing) throw new Error("the skeleton does not wait");
    appearing.pause();
    appearing.currentTime = 199;
    await expect(status).not.toBeVisible();
    appearing.currentTime = 1000;
    await expect(status).toBeVisible();
  },
};

export const SaysThatItLoads: Story = {
  globals: { locale: "en-US" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Loading…"));
    await expect(canvasElement.querySelector("[aria-hidden]")).not.toBeNull();
  },
};
