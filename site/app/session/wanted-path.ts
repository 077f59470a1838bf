import { destinations } from "@gk/domain";
import { withQuery } from "../paths.ts";

/** The parameter that carries the page of ours that somebody is on the way to. */
export const wantedParameter = "redirect";

/** An address that leads on to the page that was wanted; as it is where none was. */
export const onTheWay = (path: string, wanted: string | null | undefined) =>
  wanted ? withQuery(path, { [wantedParameter]: wanted }) : path;

/** Where somebody signs in to come back to a page of ours (decision 8). */
export const signInPath = (back: string) => onTheWay(destinations.signIn, back);
