import { pino } from "pino";
import { servicesOf } from "../app.ts";
import type { CardGateway } from "../checkout/card-gateway.ts";
import { outboxMailer } from "../mail/outbox.ts";
import type { TestProvider } from "./provider.ts";

/** The services of a provider, for what is no call: an operator's command, a gateway's news. */
export const servicesOn = ({ database, now }: TestProvider, cards?: CardGateway) =>
  servicesOf(
    {
      mode: "development",
      origin: "http://gk.test",
      log: pino({ level: "silent" }),
      database: { database, close: async () => {} },
      cards,
      clock: now,
      mailer: outboxMailer(database, now),
    },
    new AbortController().signal,
  );
