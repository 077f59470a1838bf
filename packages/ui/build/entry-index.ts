/** The entries by shelf, as a table of the README. */
function tableOf(entries: ReadonlyMap<string, string>): string {
  const shelves = Map.groupBy(entries, ([, folder]) => folder.split("/")[0] ?? "");
  const rows = [...shelves].map(([shelf, list]) => `| ${shelf} | ${list.map(([name]) => `\`${name}\``).join(", ")} |`);
  return ["| shelf | entries |", "| --- | --- |", ...rows.sort()].join("\n");
}

/** The README with the entries that there are. */
export const withIndex = (readme: string, entries: ReadonlyMap<string, string>): string =>
  readme.replace(/(?<=<!-- entries:[^\n]*-->\n)[\s\S]*?(?=<!-- \/entries -->)/, () => `\n${tableOf(entries)}\n\n`);
