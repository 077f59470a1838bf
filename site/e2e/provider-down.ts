import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { addresses } from "./addresses.ts";

/** A provider that is being maintained, and a site in front of it. */
const portOf = (address: string) => Number(new URL(address).port);
const provider = new Hono().all("*", (c) => c.json({ status: 0, message: "maintenance" }, 503));
serve({ fetch: provider.fetch, port: portOf(addresses.providerDown), hostname: "127.0.0.1" });

process.env["PORT"] = String(portOf(addresses.siteWithoutProvider));
process.env["SITE_ORIGIN"] = addresses.siteWithoutProvider;
process.env["WEB_ORIGIN"] = addresses.providerDown;
await import("../../scripts/start.ts");
