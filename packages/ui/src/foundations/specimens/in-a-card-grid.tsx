import type { Decorator } from "@storybook/react-vite";
import { CardGrid } from "../../reading/card/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";

/**
 * Lays the cards of a story, each in its `li`, out as a list page does.
 *
 * @example decorators: [inACardGrid("最新消息")]
 */
export const inACardGrid =
  (title: string): Decorator =>
  (Story) => (
    <PageBody>
      <h1>{title}</h1>
      <CardGrid>
        <Story />
      </CardGrid>
    </PageBody>
  );
