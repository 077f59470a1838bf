import { type OrderType, orderType } from "@gk/domain";
import type { Services } from "../http/services.ts";

/** The ways to pay that this provider can take money by, a kept card or none (decision 53). */
export const acceptedOrderTypes = ({ octopus, tapAndGo }: Pick<Services, "octopus" | "tapAndGo">): OrderType[] => [
  orderType.card,
  ...(tapAndGo ? [orderType.tapAndGo] : []),
  ...(octopus ? [orderType.octopus] : []),
];
