type Played = { globals: Readonly<Record<string, unknown>>; storyGlobals: Readonly<Record<string, unknown>> };

type Story = { play?: ((context: never) => unknown) | undefined };

const isStory = (value: unknown): value is Story => typeof value === "object" && value !== null && "play" in value;

/**
 * Has the stories of a module played in their own language only, which is Chinese unless they say another: they look for
 * its words. In another language of the toolbar a story shows as it is before anybody touches it.
 */
export function playInOwnLanguage(stories: Readonly<Record<string, unknown>>): void {
  for (const story of Object.values(stories).filter(isStory)) {
    const { play } = story;
    if (!play) continue;
    story.play = (context: Played) => {
      const own = context.storyGlobals["locale"] ?? "zh-HK";
      return (context.globals["locale"] ?? own) === own ? play(context as never) : undefined;
    };
  }
}
