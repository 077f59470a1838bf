import { userEvent } from "storybook/test";

/** The names of what Tab reaches next, in order: a piece that the keyboard alone can use, for its stories. */
export async function tabStops(count: number): Promise<string[]> {
  const names: string[] = [];
  while (names.length < count) {
    await userEvent.tab();
    names.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? "");
  }
  return names;
}
