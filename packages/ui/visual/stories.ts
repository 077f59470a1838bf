import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Entry, pictured } from "../../../.storybook/pictured.ts";

/** The built Storybook that is looked at. */
export const built = process.env["STORYBOOK_BUILT"] ?? path.join(import.meta.dirname, "../../../.storybook-static");

/** The widths of a phone and of a desktop. */
export const widths = [390, 1440] as const;
export const locales = ["zh-HK", "en-US"] as const;

const file = path.join(built, "index.json");
if (!existsSync(file)) throw new Error(`There is no Storybook in ${built}: run npm run storybook:build.`);

/** The stories of the built Storybook that are photographed and examined. */
export const stories = pictured(JSON.parse(readFileSync(file, "utf8")) as { entries: Record<string, Entry> });
