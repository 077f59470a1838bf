import { runAlone } from "./alone.ts";

/** `npm run provider`: answers the web API as the contract has it, with tokens in bodies, for sites that name it in `WEB_ORIGIN`. */
await runAlone({ env: process.env, port: 3001, answers: true });
