import type { Figure } from "../bench/report.ts";
import type { Audit } from "./audit.ts";
import { type Kind, percentile, type Traffic } from "./traffic.ts";

/** How soon each kind is answered, and the most that is wanted for 99 of 100. @units milliseconds */
export function timesOf(traffic: Traffic, wanted: Partial<Record<Kind, number>>): Figure[] {
  return (["public page", "member page", "call"] as const).flatMap((kind) => {
    const times = traffic.timesOf(kind);
    const target = wanted[kind];
    if (times.length === 0) return [];
    return [
      { name: `${kind}s`, value: times.length },
      ...[50, 95].map((of100) => ({ name: `  ${of100} % within`, value: percentile(times, of100), unit: "ms" })),
      { name: "  99 % within", value: percentile(times, 99), unit: "ms", ...(target ? { target } : {}) },
    ];
  });
}

const telling = [
  "parents who bought two plans",
  "guesses judged",
  "guesses turned away",
  "tried again",
  "told to come again",
] as const;

/** How often what happened, and how much of it should not have. */
export const counted = (traffic: Traffic): Figure[] => [
  ...telling.map((name) => ({ name, value: traffic.countOf(name) })).filter(({ value }) => value > 0),
  { name: "errors", value: traffic.failures().reduce((sum, [, times]) => sum + times, 0), target: 0 },
];

/** What was lost or doubled. */
export const truth = (audit: Audit): Figure[] => [
  { name: "writes acknowledged", value: audit.acknowledged },
  { name: "  lost", value: audit.writesLost, target: 0 },
  { name: "mails caused", value: audit.mailsCaused },
  { name: "  lost", value: audit.mailsLost, target: 0 },
  { name: "  doubled", value: audit.mailsDoubled, target: 0 },
  { name: "orders paid", value: audit.paid },
  { name: "  charged twice", value: audit.chargesDoubled, target: 0 },
];

/** Whether a figure is what is wanted of it; one that could not be measured is not. */
export const isMet = ({ value, target, atLeast = false }: Figure) =>
  target === undefined || (atLeast ? value >= target : value <= target);
