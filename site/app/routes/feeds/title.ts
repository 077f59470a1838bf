import type { ArticleType } from "@gk/domain";
import { unparted } from "../../words/unparted.ts";
import type { Translator } from "../../words/words.ts";
import { sectionOf } from "../articles/sections.ts";

/** What the feeds of a type are called: in themselves and in the head of its list. */
export const feedTitle = (t: Translator, type: ArticleType) =>
  unparted(t("feed.title", { section: t(sectionOf(type).title) }));
