import { composeStory, type ReactRenderer, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentAnnotations, StoryAnnotations } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../packages/ui/src/index.ts";
import * as preview from "../preview.tsx";
import { minded } from "./axe.ts";
import { uncaptioned } from "./captions.ts";
import { strayWords } from "./languages.ts";

setProjectAnnotations([preview]);

type Stories = { readonly [name: string]: StoryAnnotations<ReactRenderer> };
type Module = { default: ComponentAnnotations<ReactRenderer> };
const modules = Object.entries(
  import.meta.glob<Module & Stories>("../../packages/ui/src/**/*.stories.tsx", { eager: true }),
);

/** Draws a story as it is before anybody touches it: `play` knows its words in Chinese only. */
async function draw(story: StoryAnnotations<ReactRenderer>, meta: Module["default"], locale: Locale) {
  const { play: _, ...still } = story;
  const drawn = composeStory(still, meta, { initialGlobals: { locale } });
  await drawn.run();
  return drawn;
}

describe.each(modules)("%s", (_, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))("%s can be signed off in both languages and every theme", async (name, story) => {
    const own = story.globals?.["locale"] as Locale | undefined;
    const { parameters } = await draw(story, meta, "zh-HK");
    expect.soft(strayWords(document.body, own ?? "zh-HK").join("\n"), "is in another language than it says").toBe("");
    if (name.startsWith("Sheet")) expect.soft(uncaptioned(document.body), "has no caption").toBe(false);
    if (!story.globals?.["theme"]) expect.soft((await minded(parameters)).join("\n"), "axe minds in a theme").toBe("");
    if (own) return;
    await draw(story, meta, "en-US");
    expect.soft(strayWords(document.body, "en-US").join("\n"), "stays Chinese: say it in language/en-US").toBe("");
  });
});
