import * as fc from "fast-check";
import { type Action, after, type Buy, type ChildNumber, down, process, type Request } from "./actions.ts";

/** Where a child's money can stand when a run begins; from nothing, chance comes there seldom. */
interface Given {
  readonly scene: keyof typeof scenes;
  readonly child: ChildNumber;
  readonly process: string;
  /** Where somebody is killed in it, or meets another: after how many steps; and for how many minutes. */
  readonly after: number;
  readonly down: number;
}

interface Parts {
  readonly child: ChildNumber;
  readonly buy: (by: Buy["by"]) => Buy;
  readonly killedOver: (what: Request) => Action;
  readonly meet: (first: Request, second: Request) => Action;
}

type Scene = (parts: Parts) => readonly Action[];

const gateway = (manner: Extract<Action, { does: "gateway" }>["manner"]): Action => ({ does: "gateway", manner });

const scenes = {
  bought: ({ buy }) => [buy(0)],
  "a page is open": ({ child, buy }) => [buy("page"), { does: "open page", child }],
  "a page was paid": ({ child, buy }) => [buy("page"), { does: "open page", child }, { does: "pay", child }],
  "at Tap & Go": ({ child, buy }) => [buy("tapngo"), { does: "post form", child }],
  "bought by Tap & Go": ({ child, buy }) => [
    buy("tapngo"),
    { does: "post form", child },
    { does: "pay", child },
    { does: "come back", child },
  ],
  "waits for Octopus": ({ buy }) => [buy("octopus")],
  "holds the last use of a code": ({ buy }) => [{ ...buy("octopus"), code: "FEW" }],
  "an answer was lost": ({ buy }) => [gateway("lost after"), buy(0)],
  "the gateway broke": ({ buy }) => [gateway("breaks"), buy(0)],
  "waits for the holder": ({ buy }) => [gateway("asks the holder"), buy(0), gateway("pays")],
  "renews today": ({ buy }) => [buy(0), { does: "bill day", days: 0 }],
  "a renewal's answer was lost": ({ buy }) => [
    buy(0),
    { does: "bill day", days: 0 },
    gateway("lost after"),
    { does: "work" },
  ],
  "a renewal comes late": ({ child, buy }) => [
    buy(0),
    { does: "bill day", days: 2 },
    { ...buy("page"), process: later(buy(0).process) },
    { does: "open page", child },
  ],
  "money goes back": ({ child, buy }) => [buy(0), gateway("lost before"), { does: "refund", child }],
  "begun in a store": ({ child }) => [{ does: "begin in a store", child }],
  "killed over a charge": ({ buy, killedOver }) => [killedOver(buy(0))],
  "killed over a renewal": ({ buy, killedOver }) => [
    buy(0),
    { does: "bill day", days: 0 },
    killedOver({ does: "work" }),
  ],
  "killed over what was paid": ({ child, buy, killedOver }) => [
    buy("page"),
    { does: "open page", child },
    { does: "pay", child },
    killedOver({ does: "return", child }),
  ],
  "killed over a refund": ({ child, buy, killedOver }) => [buy(0), killedOver({ does: "refund and end", child })],
  // Nobody but the provider stands between the two: Octopus can't say that it was too late.
  "canceled while Octopus pays": ({ child, buy, meet }) => [
    buy("octopus"),
    meet({ does: "confirm", child }, { does: "cancel", child }),
  ],
  "paid by Octopus while it is canceled": ({ child, buy, meet }) => [
    buy("octopus"),
    meet({ does: "cancel", child }, { does: "pay by octopus", child }),
  ],
  "two families want the last use of a code": ({ child, buy, meet }) => {
    const one = { ...buy("octopus"), code: "FEW" } as const;
    return [meet(one, { ...one, child: child === 2 ? 0 : 2, process: later(one.process) })];
  },
} satisfies Record<string, Scene>;

/** An attempt after another. */
const later = (attempt: string) => `${attempt.slice(0, -1)}${attempt.endsWith("0") ? "1" : "0"}`;

/** One or two scenes, or none. */
export const given: fc.Arbitrary<readonly Given[]> = fc.array(
  fc.record<Given, keyof Given>({
    scene: fc.constantFrom(...(Object.keys(scenes) as Given["scene"][])),
    child: fc.constantFrom<ChildNumber[]>(0, 1, 2),
    process,
    after,
    down,
  }),
  { maxLength: 2 },
);

/** What happens until it stands there. */
export function actionsOf({ scene, child, process: attempt, after: steps, down: minutes }: Given): readonly Action[] {
  const always = { does: "buy", child, plan: 1, code: null, shows: "the price", again: "no" } as const;
  return scenes[scene]({
    child,
    buy: (by) => ({ ...always, by, process: attempt }),
    killedOver: (over) => ({ does: "kill", over, after: steps, down: minutes }),
    meet: (first, second) => ({ does: "meet", before: steps + 1, first, second }),
  });
}
