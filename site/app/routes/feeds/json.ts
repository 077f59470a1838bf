import { filePaths } from "../../file-paths.ts";
import type { Route } from "./+types/json";
import { articleFeed, feedAnswer } from "./articles.server.ts";
import { feedTypes, jsonFeedOf } from "./feed.ts";

/** The newest articles of a type, for feed readers that read JSON (decision 126). */
export const loader = async (args: Route.LoaderArgs) =>
  feedAnswer(JSON.stringify(jsonFeedOf(await articleFeed(args, filePaths.jsonFeed))), feedTypes.json);
