import type { ServerBuild } from "react-router-dom";
import type * as entry from "../app/entry.server.tsx";

/** The built site; its server entry knows how to hand a visit to the pages. */
export type SiteBuild = ServerBuild & { entry: { module: typeof entry } };
