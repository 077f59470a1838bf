import { pino } from "pino";

/** Structured logs on standard output, one JSON object a line, without personal data. */
export const createLog = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** What a log says of an error: its kind and where it arose. Its message may hold what somebody typed. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return { error: error.name, at: at.map((line) => line.trim()) };
}
