import { parseArgs } from "node:util";

/** What the site runs on: two processes on PostgreSQL, or one on the embedded database. */
const databases = ["postgres", "pglite"] as const;

export type Options = {
  on: (typeof databases)[number];
  parents: number;
  seconds: number;
  /** How often a process is killed meanwhile. */
  kills: number;
  /** How many clients send wrong passwords, as fast as they are answered. With them parents only look at pages. */
  guessers: number;
  /** How long a parent reads before the next step, on average. @units seconds */
  pause: number;
};

/** Reads the command's own parameters. @errors names the one that can't be used */
export function readOptions(args: string[]): Options {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { on: text, parents: text, seconds: text, kills: text, guessers: text, pause: text },
  });
  const amount = (name: Exclude<keyof Options, "on">, otherwise: number) => {
    const given = Number(values[name] ?? otherwise);
    if (!(given >= 0) || (name !== "pause" && !Number.isInteger(given))) throw new Error(`--${name} takes a number`);
    return given;
  };
  const on = databases.find((database) => database === (values.on ?? "postgres"));
  if (!on) throw new Error(`--on takes ${databases.join(" or ")}`);
  return {
    on,
    parents: amount("parents", 200),
    seconds: amount("seconds", 120),
    kills: amount("kills", 0),
    guessers: amount("guessers", 0),
    pause: amount("pause", 5),
  };
}
