import { pino } from "pino";

/** A log whose lines are kept, each with its level by name and without what differs from run to run: its time, the machine. */
export function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const formatters = { level: (level: string) => ({ level }) };
  const log = pino(
    { level: "trace", formatters, timestamp: false, base: null },
    { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, lines };
}
