import type { Decorator } from "@storybook/react-vite";

/** A story as where one reads from right to left. */
export const fromRightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
