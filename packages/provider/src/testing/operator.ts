import type { CardGateway } from "../checkout/card-gateway.ts";
import { operateOnOrders, readArguments } from "../operator/orders.ts";
import { OperatorError } from "../operator/operator-error.ts";
import type { TestProvider } from "./provider.ts";
import { servicesOn } from "./services.ts";

/** The operator's command on a provider's database. @returns what is said, also where that is why it can't be done */
export function operatorOf(gk: TestProvider, cards?: CardGateway) {
  const services = servicesOn(gk, cards);
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
