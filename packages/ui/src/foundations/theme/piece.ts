import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { compositions, defaults, pieces } from "./layers.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** The layer below is named as well, so that their order holds in a file that is loaded before the theme. */
const layered = (rule: Rule): StyleRule => ({ "@layer": { [defaults]: {}, [pieces]: rule } });

const above = (rule: Rule): StyleRule => ({ "@layer": { [defaults]: {}, [pieces]: {}, [compositions]: rule } });

/**
 * `style` for a piece that takes a `className`: whatever its user passes wins, in any order of stylesheets.
 *
 * @example export const base = piece({ display: "grid" });
 */
export const piece = (rule: Rule): string => style(layered(rule));

/** `piece` for the root of a piece that is another one (`Sheet`, `Band` …): it wins over that one's styles. */
export const composed = (rule: Rule): string => style(above(rule));

/** `composed` for each of several values. */
export const composedVariants = <const Value, Name extends string>(
  values: Readonly<Record<Name, Value>>,
  rule: (value: Value) => Rule,
): Record<Name, string> => styleVariants(values as Record<string, Value>, (value) => above(rule(value)));

/** `styleVariants` for a piece that takes a `className`; `piece` says why. */
export function pieceVariants<const Name extends string | number>(
  rules: Readonly<Record<Name, Rule>>,
): Record<Name, string>;
export function pieceVariants<const Value, Name extends string | number>(
  values: Readonly<Record<Name, Value>>,
  rule: (value: Value) => Rule,
): Record<Name, string>;
export function pieceVariants<Value>(
  values: Readonly<Record<string, Value>>,
  rule = (value: Value): Rule => value as Rule,
) {
  return styleVariants(values, (value) => layered(rule(value)));
}
