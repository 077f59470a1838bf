/** A row of Storybook's `index.json`, as far as pictures need it. */
export type Entry = { id: string; title: string; name: string; type: "story" | "docs" };

const isSheet = ({ name }: Entry) => name === "Sheet";
const isStates = ({ name }: Entry) => name === "States";

/**
 * The stories that are photographed, here and by Chromatic: a piece's Sheet and its States, or each of its stories where a
 * page has room for one only.
 */
export function pictured(index: { entries: Readonly<Record<string, Entry>> }): Entry[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const sheets = new Set(stories.filter(isSheet).map(({ title }) => title));
  return stories.filter((story) => isSheet(story) || isStates(story) || !sheets.has(story.title));
}
