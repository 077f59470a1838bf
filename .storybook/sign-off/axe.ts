import axe from "axe-core";
import { leave, meet, themes } from "./conditions.ts";

type Parameters = { a11y?: { options?: axe.RunOptions } };

/** The rules whose answer depends on colours, corners, faces and sizes; axe asks all others once, where a story is played. */
const ofLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** What axe minds of the page in each theme, which is nothing but other looks. */
export async function minded({ a11y }: Parameters): Promise<string[]> {
  const rules = a11y?.options?.rules ?? {};
  const asked = ofLooks.filter((rule) => rules[rule]?.enabled !== false);
  const found: string[] = [];
  for (const [name, condition] of Object.entries(themes)) {
    await meet(condition);
    const { violations } = await axe.run(document.body, { runOnly: asked, resultTypes: ["violations"] });
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html.slice(0, 200)}`)),
    );
  }
  await leave();
  return found;
}
