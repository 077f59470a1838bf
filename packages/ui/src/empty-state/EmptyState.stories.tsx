import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../illustration/index.ts";
import { EmptyState } from "./index.ts";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    picture: pictures.emptyChildren,
    title: "新增第一個孩子",
    body: "新增孩子後，便可在 App 派發任務及選擇計劃。",
    action: { href: "#create", label: "新增孩子" },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  globals: { locale: "en-US" },
  args: {
    picture: pictures.emptyOrders,
    title: "No purchases yet",
    body: "Once you buy a plan, the record appears here, with its receipt.",
    action: { href: "#plans", label: "See plans and prices" },
  },
};
