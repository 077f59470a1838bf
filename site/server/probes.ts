import { Hono } from "hono";

type Probed = {
  /** What the process lacks for its work just now, by short names. */
  missing: () => Promise<readonly string[]>;
  /** Is aborted when the process is told to end. */
  stopping: AbortSignal;
};

/** How long an answer is given again, so that no number of questions is work for the database. */
const keepForMs = 1000;

/**
 * What an orchestrator asks a process: `/healthz`, whether it lives, so that it is started anew otherwise; `/readyz`,
 * whether it is to be sent requests, or what is missing for that. Who has nobody better to send them to leaves out what
 * all lack alike: `/readyz?exclude=provider`.
 */
export function probes({ missing, stopping }: Probed): Hono {
  const lacked = forAWhile(missing);
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      c.header("Cache-Control", "no-store");
      if (stopping.aborted) return c.json({ status: "stopping" }, 503);
      const excluded = c.req.queries("exclude") ?? [];
      const lacks = (await lacked()).filter((name) => !excluded.includes(name));
      return lacks.length === 0 ? c.json({ status: "ready" }) : c.json({ status: "not ready", missing: lacks }, 503);
    });
}

function forAWhile<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const now = performance.now();
    kept = kept && now < kept.until ? kept : { answer: ask(), until: now + keepForMs };
    return kept.answer;
  };
}
