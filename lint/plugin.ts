import { oneWayToSave } from "./one-way-to-save.ts";
import type { Rule } from "./rule.ts";
import { storyTitle } from "./story-title.ts";
import { uiImports } from "./ui-imports.ts";

type Plugin = { meta: { name: string }; rules: Record<string, Rule> };

/** The house's own rules, where none of the linter's can say it. `.oxlintrc.json` says where each applies. */
const plugin: Plugin = {
  meta: { name: "gk" },
  rules: { "ui-imports": uiImports, "story-title": storyTitle, "one-way-to-save": oneWayToSave },
};

export default plugin;
