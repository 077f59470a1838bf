import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { docgen } from "./plugin.ts";

const pieces = path.join(import.meta.dirname, "../../packages/ui/src");
const here = path.join(pieces, "controls/made-up/MadeUp.tsx");

const propsOf = (props: string, parameters = "{ label }") => {
  const [component] = docgen(
    `import type { ButtonProps } from "../button/Button.tsx";
     import type { ButtonVariant } from "../button/index.ts";
     type Own = { /** What it says. @source T54 */ label: string; /** @default "sm" */ size?: "sm" | "lg" | undefined };
     type Words<Inner> = { own: Partial<Inner> };
     type Tree = { branches: Tree[] };
     /** Says something. */
     export function MadeUp(${parameters}: ${props}) { return <p>{label}</p>; }`,
    here,
  );
  return component?.props ?? {};
};

describe("the docstrings of a component", () => {
  it("are found through names, intersections and unions", () => {
    expect(Object.keys(propsOf("Own & { id: string } & ({ href: string } | { onPress: () => void })"))).toEqual([
      "label",
      "size",
      "id",
      "href",
      "onPress",
    ]);
  });

  it.each([
    [`Omit<Own, "size">`, ["label"]],
    [`Pick<Own, "size">`, ["size"]],
    ["Partial<Own>", ["label", "size"]],
    ["Omit<Own & { id: string }, keyof Own>", ["id"]],
  ])("are found through %s", (type, names) => {
    expect(Object.keys(propsOf(type))).toEqual(names);
  });

  it("are found in another file", () => {
    expect(propsOf(`Pick<ButtonProps, "busy">`)["busy"]?.description).toContain("spinner");
  });

  it("give the description, without its source, which is ours", () => {
    expect(propsOf("Own")["label"]).toMatchObject({ description: "What it says.", required: true });
  });

  it("give the default: the docstring's, or else the code's", () => {
    expect(propsOf("Own")["size"]?.defaultValue).toEqual({ value: '"sm"', computed: false });
    expect(propsOf("{ label?: string }", '{ label = "none" }')["label"]?.defaultValue?.value).toBe('"none"');
  });

  it.each([
    ["boolean | undefined", { name: "boolean" }],
    ["string | number", { name: "string | number" }],
    ["() => void", { name: "signature", type: "function" }],
    [`"a" | "b" | undefined`, { name: "union", raw: '"a" | "b"' }],
    ["ButtonVariant | undefined", { name: "union", raw: '"primary" | "secondary" | "reward" | "quiet" | "danger"' }],
  ])("tell the type %s", (type, shown) => {
    expect(propsOf(`{ label?: ${type} }`)["label"]?.tsType).toMatchObject(shown);
  });

  it.each([
    ["an object", "{ title: string }", [".title"]],
    ["an object with a name", "Own", [".label", ".size"]],
    ["an object in an object", "{ choose: { label: string } }", [".choose", ".choose.label"]],
    ["a list that may be missing", "readonly Own[] | undefined", ["[].label", "[].size"]],
    ["a list of objects", "readonly Own[]", ["[].label", "[].size"]],
    ["an object of several kinds", `{ kind: "a" } | { kind: "b"; name: string } | undefined`, [".kind", ".name"]],
    ["an object that holds its like", "Tree", [".branches"]],
    ["a parameter", "Words<Own>", [".own", ".own.label", ".own.size"]],
    ["a parameter with changes", `Words<Pick<Own, "size">>`, [".own", ".own.size"]],
    ["no object", "ReactNode", []],
  ])("tell the parts of %s", (_, type, paths) => {
    const { words } = propsOf(`{ words: ${type} }`, "{ words }");
    expect(words?.parts?.map(({ path: place }) => place)).toEqual(paths);
  });

  it("tell of a part what they tell of a prop", () => {
    expect(propsOf("{ words: Own }", "{ words }")["words"]?.parts).toMatchObject([
      { path: ".label", required: true, type: "string", description: "What it says." },
      { path: ".size", required: false, type: '"sm" | "lg"', default: '"sm"', description: "" },
    ]);
    const partial = propsOf("{ words: Partial<Own> }", "{ words }")["words"]?.parts;
    expect(partial).toMatchObject([{ required: false }, { required: false }]);
    const { words } = propsOf(`{ words: { kind: "a" } | { kind: "b" } }`, "{ words }");
    expect(words?.parts).toMatchObject([{ path: ".kind", type: '"a" | "b"' }]);
  });

  it("leave out HTML attributes, also those that the component sets by itself", () => {
    expect(Object.keys(propsOf("Own & HTMLAttributes<HTMLElement>", `{ label, title = "Sprout" }`))).toEqual([
      "label",
      "size",
    ]);
  });

  it("name the HTML attributes that it also takes", () => {
    const file = path.join(pieces, "controls/button/Button.tsx");
    const button = docgen(readFileSync(file, "utf8"), file).find(({ displayName }) => displayName === "Button");
    expect(button?.composes).toEqual(["ButtonHTMLAttributes<HTMLButtonElement>"]);
    expect(button?.props?.["variant"]?.defaultValue?.value).toBe('"primary"');
  });
});

it("a module without a component says nothing", () => {
  expect(docgen("export const one = 1;", here)).toEqual([]);
});
