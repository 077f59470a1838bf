import { type ReactNode, useLayoutEffect } from "react";
import { UiProvider } from "../../packages/ui/src/index.ts";
import { applyConditions } from "../conditions/conditions.ts";
import type { Chosen } from "./globals.ts";

export type FrameProps = {
  chosen: Chosen;
  /** Whether the story stands in a page of documentation: then it carries language and theme by itself. */
  inDocs: boolean;
  children: ReactNode;
};

/** Draws a story as the toolbar says. */
export function Frame({ chosen, inDocs, children }: FrameProps) {
  const { locale, theme, motion, colours, text } = chosen;
  useLayoutEffect(
    () =>
      applyConditions(document, {
        still: motion === "reduced",
        // Not among the stories of a page of documentation, which it would change as a whole.
        moreContrast: theme === "contrast" && !inDocs,
        forcedColours: colours === "forced",
        largeText: text === "large",
      }),
    [motion, theme, inDocs, colours, text],
  );
  const story = <UiProvider locale={locale}>{children}</UiProvider>;
  return inDocs ? (
    <div lang={locale} data-theme={theme}>
      {story}
    </div>
  ) : (
    story
  );
}
