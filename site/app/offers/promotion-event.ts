import type { LivePromotion } from "../layouts/usePromotion.ts";
import { offerPath } from "./offer-path.ts";

/** The events of the Firebase realtime database's REST protocol that say something (decision 34). */
export const promotionEvents = ["put", "patch"] as const;
type PromotionEvent = (typeof promotionEvents)[number];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const namesIn = (path: string) => path.split("/").filter(Boolean);

function put(value: unknown, [name, ...rest]: readonly string[], data: unknown): unknown {
  if (name === undefined) return data;
  const object = isObject(value) ? value : {};
  return { ...object, [name]: put(object[name], rest, data) };
}

/** The value after an event: a `put` sets what is at a path, a `patch` some children of it. What nobody can read changes nothing. */
export function changedBy(event: PromotionEvent, value: unknown, text: string): unknown {
  try {
    const { path, data } = JSON.parse(text) as { path: string; data: unknown };
    const at = namesIn(path);
    if (event === "put") return put(value, at, data);
    return Object.entries(isObject(data) ? data : {}).reduce(
      (changed, [name, child]) => put(changed, [...at, ...namesIn(name)], child),
      value,
    );
  } catch {
    return value;
  }
}

/** When an offer ends, where it does. @units milliseconds since 1970 */
export function endOf(value: unknown): number | undefined {
  const end = isObject(value) && typeof value["ends_at"] === "string" ? Date.parse(value["ends_at"]) : Number.NaN;
  return Number.isNaN(end) ? undefined : end;
}

/** What the bar says of a value; undefined, and so the page's own sentence, where it is no promotion. */
export function offerIn(value: unknown, now: number): LivePromotion | undefined {
  if (value === null) return false;
  if (!isObject(value) || typeof value["active"] !== "boolean") return undefined;
  if (!value["active"] || (endOf(value) ?? Number.POSITIVE_INFINITY) <= now) return false;
  const { text, code } = value;
  if (!isObject(text) || typeof text["zh-HK"] !== "string" || typeof text["en-US"] !== "string") return undefined;
  return {
    text: { "zh-HK": text["zh-HK"], "en-US": text["en-US"] },
    href: offerPath(code),
  };
}
