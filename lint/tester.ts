import path from "node:path";
import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";

RuleTester.describe = describe;
RuleTester.it = it;

/** Shows what a rule accepts and what it refuses. */
export const tester = new RuleTester({ languageOptions: { parserOptions: { lang: "tsx" } } });

/** A file of `packages/ui/src`, which need not be there. */
export const piece = (file: string): string => path.join(import.meta.dirname, "../packages/ui/src", file);
