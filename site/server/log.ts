import { type DestinationStream, pino } from "pino";
import type { Configuration } from "./configuration.ts";

/**
 * Structured logs on standard output, one JSON object a line. In production without the messages of errors, which may
 * hold what somebody typed.
 */
export const createLog = (
  { logLevel, mode }: Pick<Configuration, "logLevel" | "mode">,
  destination?: DestinationStream,
) =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: mode === "production" ? ["message"] : [], remove: true },
    },
    destination,
  );

/** What a log says of an error: its kind, where it arose, and its message. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const lines = error.stack?.split("\n") ?? [];
  const at = lines.filter((line) => line.startsWith("    at ")).map((line) => line.trim());
  return { error: error.name, message: error.message, at };
}
