import { freePort } from "../bench/server.ts";
import type { Figure } from "../bench/report.ts";
import { publicPages } from "./parent.ts";
import { siteProcess } from "./site-process.ts";
import type { Traffic } from "./traffic.ts";
import { newVisitor } from "./visitor.ts";

const visitors = 8;
const laps = 50;

/** What a site takes of the memory that has its provider elsewhere, after some thousand pages. */
export async function memoryWithoutProvider(webOrigin: string, env: Record<string, string>, traffic: Traffic) {
  const site = siteProcess(await freePort(), { ...env, WEB_ORIGIN: webOrigin });
  await site.start();
  const look = async () => {
    const guest = newVisitor({ origins: [site.origin], traffic, locale: "zh-HK" });
    for (let lap = 0; lap < laps; lap += 1) {
      for (const path of [...publicPages, "/auth?type=signin"]) await guest.page("file", path);
    }
  };
  await Promise.all(Array.from({ length: visitors }, look));
  const { residentMegabytes } = await site.memory();
  await site.stop();
  return [{ name: "a site without provider", value: residentMegabytes, unit: "MB", target: 350 }] satisfies Figure[];
}
