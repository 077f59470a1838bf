import { boundHas } from "./bound-has.ts";
import { composingForm } from "./composing-form.ts";
import { knownBrowsers } from "./known-browsers.ts";
import { oneWayToRead } from "./one-way-to-read.ts";
import { oneWayToSave } from "./one-way-to-save.ts";
import { propGrammar } from "./prop-grammar.ts";
import type { Rule } from "./rule.ts";
import { storyTitle } from "./story-title.ts";
import { themeValues } from "./theme-values.ts";
import { uiImports } from "./ui-imports.ts";

type Plugin = { meta: { name: string }; rules: Record<string, Rule> };

/** The house's own rules, where none of the linter's can say it. `.oxlintrc.json` says where each applies. */
const plugin: Plugin = {
  meta: { name: "gk" },
  rules: {
    "bound-has": boundHas,
    "composing-form": composingForm,
    "known-browsers": knownBrowsers,
    "one-way-to-read": oneWayToRead,
    "one-way-to-save": oneWayToSave,
    "prop-grammar": propGrammar,
    "story-title": storyTitle,
    "theme-values": themeValues,
    "ui-imports": uiImports,
  },
};

export default plugin;
