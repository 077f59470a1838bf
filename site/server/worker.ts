import { runAlone } from "./alone.ts";

/** `npm run worker`: does what is due, such as renewals and mails that are owed, and answers nothing but how it is. */
await runAlone({ env: process.env, port: 3002, answers: false });
