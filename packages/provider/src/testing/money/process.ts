import { drizzle } from "drizzle-orm/node-postgres";
import { pino } from "pino";
import { servicesOf } from "../../app.ts";
import * as schema from "../../database/schema/index.ts";
import type { Services } from "../../http/services.ts";
import type { Mailer } from "../../mail/mail.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { createTurn, type Turn } from "../postgres/turn.ts";
import { watchedPool } from "../postgres/watched-client.ts";
import { startProvider, type TestProvider } from "../provider.ts";
import { connect } from "./connect.ts";

/** What a process is connected to. */
interface Outside {
  readonly url: string;
  readonly gateway: () => Gateway;
  readonly mailer: Mailer;
  readonly clock: () => Date;
}

/** A process of the provider that can be killed between any two of its steps, and starts again. */
export interface MortalProcess {
  gk(): TestProvider;
  /** What the operator's command works with, in the same process. */
  services(): Services;
  /** Kills the process after so many steps: a statement, and each side of a call of the gateway or the mailer. */
  killAfter(steps: number): void;
  /** Starts it again where it was killed, and forgets to kill it where it was not. @returns whether it was */
  revive(): Promise<boolean>;
  /** Whether it was killed, and was not started again. */
  isDead(): boolean;
  /** The steps that were made since the last time that this was asked. */
  steps(): string[];
  readonly turn: Turn;
  close(): Promise<void>;
}

/** What a process that was killed does: nothing. */
class Killed extends Error {
  override name = "Killed";
}

/** Starts the process, with what it is connected to. */
export async function startMortalProcess({ url, gateway, mailer, clock }: Outside): Promise<MortalProcess> {
  const turn = createTurn();
  let stepsLeft = Number.POSITIVE_INFINITY;
  let isDead = false;
  let made: string[] = [];

  const step = (name: string) => {
    if (stepsLeft <= 0 && !isDead) {
      isDead = true;
      // At once: another process may wait for a row that this one has locked, and the test for both of them.
      void running.sever();
    }
    if (isDead) throw new Killed();
    stepsLeft -= 1;
    made.push(name);
  };

  const around = async <Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> => {
    step(`${name}, asked`);
    const answer = call();
    // What comes back is heard by a process that is alive; what was asked is done all the same.
    await answer.catch(() => {});
    step(`${name}, answered`);
    return answer;
  };

  const gateways = connect(gateway, around);

  const start = async () => {
    const { pool, sever } = watchedPool(url, async (statement) => {
      step(statement.split(" ", 1)[0] ?? "");
      await turn.before();
    });
    const options = {
      // The schema is there: whoever opened the simulation has put it there.
      database: { database: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.end() },
      clock,
      ...gateways,
      mailer: { send: (mail) => around("mail", () => mailer.send(mail)) } satisfies Mailer,
    };
    const log = pino({ level: "silent" });
    const setting = { ...options, log, mode: "development", origin: "http://gk.test" } as const;
    const services = servicesOf(setting, new AbortController().signal);
    return { gk: await startProvider(setting), services, sever };
  };

  let running = await start();
  const settled = () => Promise.all([running.gk.provider.settled(), running.services.work.settled()]);
  return {
    gk: () => running.gk,
    services: () => running.services,
    turn,
    isDead: () => isDead,
    killAfter(steps) {
      stepsLeft = steps;
    },
    async revive() {
      await settled();
      stepsLeft = Number.POSITIVE_INFINITY;
      if (!isDead) return false;
      // Those too that it opened while it died.
      await running.sever();
      isDead = false;
      running = await start();
      return true;
    },
    steps() {
      const since = made;
      made = [];
      return since;
    },
    close: () => running.gk.close(),
  };
}
