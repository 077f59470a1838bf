import { propGrammar } from "./prop-grammar.ts";
import { tester } from "./tester.ts";

const props = (members: string, rest = "") => `export type PieceProps = ${rest}{ ${members} };`;

tester.run("prop-grammar", propGrammar, {
  valid: [
    props("tone?: Tone | undefined; busy?: string | undefined; picture?: ReactNode; footer?: ReactNode"),
    props("options: readonly Option[]", "Answer<string, ChangeEvent<HTMLInputElement>> & "),
    props("value?: string | undefined; defaultValue?: string | undefined; onChange?: OnChange | undefined"),
    props("onChange?: ((file: File | undefined, event: ChangeEvent) => void) | undefined"),
    props("name: ReactNode; words: { title: ReactNode; lead: ReactNode }"),
    props("title: ReactNode; lead?: ReactNode; home?: never"),
    "export type Account = { kind: 'guest' } | { kind: 'member' };",
  ],
  invalid: [
    { code: props("look: Look"), errors: [{ message: /`look` is called variant/ }] },
    { code: props("kind: Kind", "OpenProps & "), errors: [{ message: /tone/ }] },
    { code: props("loading?: boolean | undefined; foot?: ReactNode"), errors: 2 },
    { code: props("describedBy: string"), errors: [{ message: /aria-describedby/ }] },
    { code: props("size?: Size"), errors: [{ message: /accepts undefined/ }] },
    { code: "export type Item = { picture?: string };", errors: 1 },
    { code: props("value: string"), errors: [{ message: /Answer/ }] },
    { code: props("onChange: (value: string) => void"), errors: [{ message: /event/ }] },
    { code: props("onChange?: ((value: string) => void) | undefined"), errors: 1 },
    { code: props("title: ReactNode; words: Words"), errors: [{ message: /`title` stands beside it/ }] },
    { code: props("words?: Words | undefined", "FieldQuestion & "), errors: [{ message: /`label`/ }] },
    { code: props("words: Words", "Pick<Search, 'action'> & { label: string } & "), errors: 1 },
  ],
});
