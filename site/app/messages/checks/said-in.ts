const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const hole = /\$\{[^}]*\}/;

/** The keys that a template may become; what is put in stands for any one `name`. */
export const patternOf = (template: string, name: string) =>
  new RegExp(`^${template.split(hole).map(escaped).join(name)}$`);

const inGroup = (group: string, name: string) => (group.includes("*") ? group.replace("*", name) : `${group}.${name}`);

/** Examples name messages too. */
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

const every = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, ...groups]) => groups);

/**
 * What a source says, as its text tells: keys that stand there as they are (and whatever looks like one), those that it
 * names in a group (`t.group("home.cta", ["title", "lead"])`), and templates of keys that it puts together
 * (`option.gender.${…}`), among them those of groups whose names are not written out.
 */
export function saidIn(whole: string) {
  const source = withoutComments(whole);
  const grouped = every(source, /\.group\(\s*["`]([^"`]+)["`],\s*(?:\[([^\]]*)\])?/g).flatMap(([group = "", names]) =>
    names === undefined
      ? [inGroup(group, "${}")]
      : every(names, /"([^"]+)"/g).map(([name = ""]) => inGroup(group, name)),
  );
  const templates = every(source, /(?<!\.group\(\s*)`([a-z][A-Za-z0-9]*\.[^`\s]*\$\{[^`]*)`/g).flat();
  return {
    literal: every(source, /["`]([a-z]\w*(?:\.\w+)+)["`]/g).flat(),
    grouped: grouped.filter((key) => !hole.test(key)),
    templates: [...templates, ...grouped.filter((key) => hole.test(key))],
  };
}
