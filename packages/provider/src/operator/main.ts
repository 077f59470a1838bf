import { resolve } from "node:path";
import { argv, cwd, env, exit, stderr, stdout } from "node:process";
import { pino } from "pino";
import { servicesOf } from "../app.ts";
import { type Configuration, configuration } from "../configuration.ts";
import type { Services } from "../http/services.ts";
import { connect } from "../start.ts";
import { operateOnData, readDataArguments } from "./data.ts";
import { operateOnContent, readAmounts, requireDevelopment } from "./make-content.ts";
import { operateOnMails, readMailArguments } from "./mails.ts";
import { OperatorError } from "./operator-error.ts";
import { operateOnOrders, readArguments } from "./orders.ts";

/** npm runs a workspace's script in its folder; a relative path is meant from where npm was called. */
const fromCaller = (place: string) => resolve(env["INIT_CWD"] ?? cwd(), place);

function dataFolder(): string {
  const folder = env["GK_DATA"] || ".data";
  return folder === "memory" ? folder : fromCaller(folder);
}

/** What an operator asks, by what it is about. Wrong words are found before anything is opened. */
function read([topic, ...args]: readonly string[], configured: Configuration): (services: Services) => Promise<string> {
  if (topic === "orders") {
    const asked = readArguments(args);
    return (services) => operateOnOrders(asked, services);
  }
  if (topic === "mails") {
    const asked = readMailArguments(args);
    return (services) => operateOnMails(asked, services);
  }
  if (topic === "data") {
    const asked = readDataArguments(args);
    return (services) => operateOnData({ ...asked, file: fromCaller(asked.file) }, services);
  }
  if (topic === "seed") {
    const amounts = readAmounts(args);
    requireDevelopment(configured.mode);
    return (services) => operateOnContent(amounts, services, tell);
  }
  throw new OperatorError("An operator asks about orders, mails, data or the seed.");
}

/** How far it has come, each ten thousand rows. */
function tell(rows: number, of: number): void {
  if (rows % 10_000 === 0) stderr.write(`${rows} of ${of} …\n`);
}

try {
  const configured = configuration({ ...env, GK_DATA: dataFolder() });
  const operate = read(argv.slice(2), configured);
  const log = pino({ level: "error" }, pino.destination({ fd: 2, sync: true }));
  const connected = await connect(configured, { log });
  try {
    const services = servicesOf(connected, new AbortController().signal);
    stdout.write(`${await operate(services)}\n`);
    await services.work.settled();
  } finally {
    await connected.database.close();
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  stderr.write(`${error.message}\n`);
  exit(1);
}
