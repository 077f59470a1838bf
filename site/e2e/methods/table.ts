import { orderType } from "@gk/domain";
import { card } from "./card.ts";
import { confirmedCard } from "./confirmed-card.ts";
import type { Row } from "./journey.ts";
import { keptCard } from "./kept-card.ts";
import { octopus } from "./octopus.ts";
import { tapAndGo } from "./tapngo.ts";

/**
 * Every way to pay in every outcome. No code makes a plan free, since a charge is never below HK$0.10, so that a code is
 * no way of its own. @source spec §9
 */
export const ways: { name: string; type: number; row: Row }[] = [
  { name: "card on the gateway's page", type: orderType.card, row: card },
  { name: "kept card", type: orderType.card, row: keptCard },
  { name: "kept card whose bank asks its holder", type: orderType.card, row: confirmedCard },
  { name: "Tap & Go", type: orderType.tapAndGo, row: tapAndGo },
  { name: "Octopus", type: orderType.octopus, row: octopus },
];
