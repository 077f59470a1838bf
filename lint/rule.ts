import type { RuleTester } from "oxlint/plugins-dev";

/** A rule of ours, in the words of the linter. */
export type Rule = Parameters<RuleTester["run"]>[1];

type CreateRule = Extract<Rule, { create: unknown }>;
export type Context = Parameters<CreateRule["create"]>[0];
type Visitor = ReturnType<CreateRule["create"]>;

/** What the linter hands to a rule for a kind of node. */
export type NodeOf<Kind extends keyof Visitor> = Parameters<Extract<Visitor[Kind], (node: never) => void>>[0];
