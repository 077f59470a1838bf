/** Headings whose ids do not say so, and notes as short as headings. */
const others = new Set(["maintenance.back", "tools.value.byPlan", "tools.value.oneYear"]);

/** Whether the lines of a message end between words only, by its id. What stands in a page's `<head>` has no lines. */
export const isHeading = (id: string) =>
  others.has(id) || (/(?:^|\.)(?:title|heading)$/.test(id) && !id.startsWith("meta."));
