import { expect, it, vi } from "vitest";
import { playInOwnLanguage } from "./in-own-language.ts";

it.each([
  ["Chinese", {}, { locale: "zh-HK" }, 1],
  ["Chinese where the toolbar says nothing", {}, {}, 1],
  ["Chinese while the toolbar is in English", {}, { locale: "en-US" }, 0],
  ["English of its own", { locale: "en-US" }, { locale: "en-US" }, 1],
])("a story in %s", (_, storyGlobals, globals, times) => {
  const play = vi.fn();
  const stories = { default: { title: "Controls/Button" }, Playground: { play } };
  playInOwnLanguage(stories);
  stories.Playground.play({ globals, storyGlobals });
  expect(play).toHaveBeenCalledTimes(times);
});
