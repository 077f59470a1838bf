import type { Context, NodeOf, Rule } from "./rule.ts";

type Alias = NodeOf<"TSTypeAliasDeclaration">;
type Type = Alias["typeAnnotation"];
type Member = Extract<Type, { type: "TSTypeLiteral" }>["members"][number];
type Property = Extract<Member, { type: "TSPropertySignature" }>;

/** What a prop was called before one thing had one name; the tables are in packages/ui/docs/grammar.md. */
const renamed: Readonly<Record<string, string>> = {
  look: "variant",
  shape: "variant",
  theme: "tone",
  ground: "tone",
  kind: "tone, or variant",
  loading: "busy",
  checking: "busy",
  closed: "disabled",
  art: "picture",
  cover: "picture",
  portrait: "picture",
  avatar: "picture",
  foot: "footer",
  legend: "label",
  initial: "defaultValue or defaultValues",
  describedBy: "aria-describedby",
  checked: "value",
  defaultChecked: "defaultValue",
  onToggle: "onChange(value, event)",
  onChoose: "onChange(value, event)",
  onAnswer: "onChange(values, event)",
  required: "optional: an answer is required unless it says so",
};

/** Words that stand by themselves; a piece that needs several takes all of them as `words`. */
const texts = new Set(["title", "label", "lead", "body", "hint", "heading", "caption", "placeholder", "back", "clear"]);

const nameOf = ({ key }: Property) =>
  key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";

/** The members that are written out: what comes by name (`Answer`, `Pick<…>`) has been looked at where it is declared. */
function writtenIn(type: Type): Property[] {
  if (type.type === "TSTypeLiteral") return type.members.filter((member) => member.type === "TSPropertySignature");
  if (type.type === "TSParenthesizedType") return writtenIn(type.typeAnnotation);
  if (type.type === "TSIntersectionType" || type.type === "TSUnionType") return type.types.flatMap(writtenIn);
  return [];
}

/** Whether a type takes what it gets by name from another one. */
function takesFrom(type: Type, name: string): boolean {
  if (type.type === "TSIntersectionType") return type.types.some((part) => takesFrom(part, name));
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === name;
}

/** Whether leaving it out can be said as well. */
function takesUndefined(type: Type): boolean {
  if (type.type === "TSUnionType") return type.types.some(takesUndefined);
  if (type.type === "TSTypeReference") return type.typeName.type === "Identifier" && type.typeName.name === "ReactNode";
  return type.type === "TSUndefinedKeyword" || type.type === "TSNeverKeyword" || type.type === "TSUnknownKeyword";
}

/** Whether it is called with the value and with the event that it came with. */
function tellsEvent({ typeAnnotation }: Property): boolean {
  const told = (type: Type): boolean => {
    if (type.type === "TSFunctionType") return type.params.length === 2;
    if (type.type === "TSParenthesizedType") return told(type.typeAnnotation);
    return type.type === "TSUnionType" ? type.types.some(told) : type.type !== "TSUndefinedKeyword";
  };
  return typeAnnotation ? told(typeAnnotation.typeAnnotation) : true;
}

function checkProps(context: Context, type: Type) {
  const props = writtenIn(type);
  const named = new Map(props.map((prop) => [nameOf(prop), prop]));
  for (const [name, node] of named) {
    const now = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
    if (now)
      context.report({ node, message: `\`${name}\` is called ${now} on every piece (packages/ui/docs/grammar.md).` });
  }
  const value = named.get("value");
  if (value && !(named.has("defaultValue") && named.has("onChange"))) {
    context.report({
      node: value,
      message: "What holds an answer takes value, defaultValue and onChange: write Answer<…>.",
    });
  }
  const onChange = named.get("onChange");
  if (onChange && !tellsEvent(onChange)) {
    context.report({
      node: onChange,
      message: "onChange is called with the value and the event: (value, event) => void.",
    });
  }
  const words = named.get("words");
  const flat = takesFrom(type, "FieldQuestion") ? "label" : [...named.keys()].find((name) => texts.has(name));
  if (words && flat) {
    context.report({
      node: words,
      message: `All words of a piece stand in \`words\`, or none: \`${flat}\` stands beside it.`,
    });
  }
}

/** The props of @gk/ui have one name for one thing. */
export const propGrammar: Rule = {
  create: (context) => ({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (id.name.endsWith("Props")) checkProps(context, typeAnnotation);
    },
    TSPropertySignature(node) {
      const { optional, typeAnnotation } = node;
      if (optional && typeAnnotation && !takesUndefined(typeAnnotation.typeAnnotation)) {
        context.report({ node, message: "What is optional accepts undefined: add `| undefined`." });
      }
    },
  }),
};
