import { buildWhenStale } from "./build.ts";

/** `npm start`: builds what is not built yet, then serves in this same process, so that a signal reaches the server. */
await buildWhenStale();
await import("../site/server/production.ts");
