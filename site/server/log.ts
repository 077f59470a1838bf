import { pino } from "pino";

/** Structured logs on standard output, one JSON object a line, without personal data. */
export const createLog = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
