import { preload } from "../../../../data/read.server.ts";
import type { Visit } from "../../../../session/context.ts";
import { childrenQuery } from "../../children/child.ts";
import { methodsQuery } from "./PaymentMethods.tsx";

/** What the kept ways to pay show: children are asked for only once the address is verified (T94). */
export const preloadMethods = (visit: Visit, { is_activated }: { is_activated: number }) =>
  preload(visit, is_activated === 1 ? { methods: methodsQuery, children: childrenQuery } : { methods: methodsQuery });
