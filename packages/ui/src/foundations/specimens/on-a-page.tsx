import type { Decorator } from "@storybook/react-vite";
import { PageBody } from "../../reading/page-body/index.ts";

/**
 * Lays a story out below the title of a page, as a list page does.
 *
 * @example decorators: [onAPage("最新消息")]
 */
export const onAPage =
  (title: string): Decorator =>
  (Story) => (
    <PageBody>
      <h1>{title}</h1>
      <Story />
    </PageBody>
  );
