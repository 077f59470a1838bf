import { cloneElement, isValidElement, type PropsWithChildren } from "react";

/**
 * Words in Chinese, as a story writes them, and what they are in the other language. `{}` in both stands for a part that
 * changes, such as a number: "第 {} 題，共 {} 題".
 */
export type Catalogue = { readonly [chinese: string]: string };

const han = /\p{Script=Han}/u;

/** Whether something is written in Chinese. */
export const isChinese = (text: string) => han.test(text);

/** A function that answers with words, such as one that puts an issue into words: neither a component nor a spy of a test. */
const mayWrite = (value: object) => typeof value === "function" && !/^[A-Z]/.test(value.name) && !("mock" in value);

/** Neither an instance of a class nor something of React's own. */
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !("$$typeof" in value);

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Looks a text up, by itself or as one of the texts with changing parts. */
function lookup(catalogue: Catalogue) {
  const patterns = Object.entries(catalogue)
    .filter(([chinese]) => chinese.includes("{}"))
    .map(([chinese, other]) => ({
      pattern: new RegExp(`^${chinese.split("{}").map(literally).join("(.+)")}$`, "u"),
      other: other.split("{}"),
    }));
  return function find(text: string): string {
    if (text in catalogue || !isChinese(text)) return catalogue[text] ?? text;
    for (const { pattern, other } of patterns) {
      const parts = pattern.exec(text)?.slice(1);
      if (parts) return other.reduce((start, end, place) => `${start}${find(parts[place - 1] ?? "")}${end}`);
    }
    return text;
  };
}

/**
 * Puts what a story gives to a piece into another language: its text, and the text within its lists, groups, elements and
 * functions. What has no Chinese in it stays the very same value, and the same value is always translated to the same one,
 * so that React finds unchanged what has not changed. Words that the catalogue lacks stay Chinese.
 */
export function translator(catalogue: Catalogue) {
  const find = lookup(catalogue);
  const known = new WeakMap<object, unknown>();

  const translateEntries = (value: object): object => {
    const entries = Object.entries(value).map(([name, part]) => [name, part, translate(part)] as const);
    return entries.every(([, part, other]) => part === other)
      ? value
      : Object.fromEntries(entries.map(([name, , other]) => [name, other]));
  };

  const translateList = (list: readonly unknown[]): readonly unknown[] => {
    const others = list.map(translate);
    return others.every((other, place) => other === list[place]) ? list : others;
  };

  const translateObject = (value: object): unknown => {
    if (isValidElement<object>(value)) {
      const props: PropsWithChildren = translateEntries(value.props);
      if (props === value.props) return value;
      // One by one, as they were written: in a list, each would want a key.
      return Array.isArray(props.children) ? cloneElement(value, props, ...props.children) : cloneElement(value, props);
    }
    if (Array.isArray(value)) return translateList(value);
    if (typeof value === "function") {
      return mayWrite(value) ? (...given: unknown[]) => translate(Reflect.apply(value, undefined, given)) : value;
    }
    return isPlain(value) ? translateEntries(value) : value;
  };

  function translate(value: unknown): unknown {
    if (typeof value === "string") return find(value);
    if (value === null || (typeof value !== "object" && typeof value !== "function")) return value;
    if (known.has(value)) return known.get(value);
    known.set(value, value);
    const other = translateObject(value);
    known.set(value, other);
    return other;
  }

  return <Value>(value: Value) => translate(value) as Value;
}
