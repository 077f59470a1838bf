import { localizePath } from "@gk/domain";
import type { Visit } from "../session/context.ts";

/** The whole address of a page in the visit's language. */
export const addressOf = ({ origin, locale }: Pick<Visit, "origin" | "locale">, path: string): string =>
  origin + localizePath(path, locale);
