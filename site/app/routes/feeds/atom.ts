import { filePaths } from "../../file-paths.ts";
import type { Route } from "./+types/atom";
import { articleFeed, feedAnswer } from "./articles.server.ts";
import { atomOf, feedTypes } from "./feed.ts";

/** The newest articles of a type, for feed readers (decision 126). */
export const loader = async (args: Route.LoaderArgs) =>
  feedAnswer(atomOf(await articleFeed(args, filePaths.atomFeed)), feedTypes.atom);
