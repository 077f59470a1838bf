import { pino } from "pino";
import { servicesOf } from "../app.ts";
import type { CardGateway } from "../checkout/card-gateway.ts";
import { outboxMailer } from "../mail/outbox.ts";
import { operateOnOrders, readArguments } from "../operator/orders.ts";
import { OperatorError } from "../operator/operator-error.ts";
import type { TestProvider } from "./provider.ts";

/** The operator's command on a provider's database. @returns what is said, also where that is why it can't be done */
export function operatorOf({ database, now }: TestProvider, cards?: CardGateway) {
  const options = { mode: "development", origin: "http://gk.test", log: pino({ level: "silent" }) } as const;
  const services = servicesOf(
    {
      ...options,
      database: { database, close: async () => {} },
      cards,
      clock: now,
      mailer: outboxMailer(database, now),
    },
    new AbortController().signal,
  );
  return async (...args: string[]): Promise<string> => {
    try {
      const said = await operateOnOrders(readArguments(args), services);
      await services.work.settled();
      return said;
    } catch (error) {
      if (error instanceof OperatorError) return error.message;
      throw error;
    }
  };
}
