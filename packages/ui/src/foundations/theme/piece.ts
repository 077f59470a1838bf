import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { defaults, pieces } from "./layers.css.ts";

type Rule = Omit<StyleRule, "@layer">;

/** The layer below is named as well, so that their order holds in a file that is loaded before the theme. */
const layered = (rule: Rule): StyleRule => ({ "@layer": { [defaults]: {}, [pieces]: rule } });

/**
 * `style` for a piece that takes a `className`: whatever its user passes wins, in any order of stylesheets.
 *
 * @example export const base = piece({ display: "grid" });
 */
export const piece = (rule: Rule): string => style(layered(rule));

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
