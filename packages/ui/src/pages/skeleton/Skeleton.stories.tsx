import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
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
  skeletonVariants,
} from "./index.ts";

const meta = {
  title: "Pages/Skeleton",
  component: Skeleton,
  argTypes: { variant: { control: "select", options: skeletonVariants } },
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
              {skeletonVariants.map((variant) => (
                <Skeleton key={variant} variant={variant} />
              ))}
              <Skeleton width="60%" />
            </Stack>
          </Paper>
        </SkeletonGroup>
        <Specimen as="CardSkeletons">
          <CardSkeletons />
        </Specimen>
        <Specimen as="EventSkeletons">
          <EventSkeletons count={2} />
        </Specimen>
        <Specimen as="PlanSkeletons">
          <PlanSkeletons />
        </Specimen>
        <Specimen as="ChildSkeletons">
          <ChildSkeletons />
        </Specimen>
        <Specimen as="OrderSkeletons">
          <OrderSkeletons />
        </Specimen>
        <Specimen as="PrizeSkeletons">
          <PrizeSkeletons />
        </Specimen>
        <Specimen as="SheetSkeletons">
          <SheetSkeletons count={1} />
        </Specimen>
        <Specimen as="FormSkeleton">
          <FormSkeleton />
        </Specimen>
      </Stack>
    </Container>
  ),
};

/** What comes within 200 ms shows no stand-in; nothing moves for whoever asks for less motion. */
export const OnlyAfter200Milliseconds: Story = {
  render: () => <FormSkeleton />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status", { hidden: true });
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
