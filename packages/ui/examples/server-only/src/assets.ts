import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const types: Partial<Record<string, string>> = { ".css": "text/css", ".svg": "image/svg+xml" };

/** What the build has written beside the server, by the address that pages use. */
const folder = path.join(import.meta.dirname, "assets");
const assets = new Map(readdirSync(folder).map((file) => [`/assets/${file}`, path.join(folder, file)]));

/** The addresses of the stylesheets. */
export const styles: readonly string[] = [...assets.keys()].filter((address) => address.endsWith(".css"));

/** A style or a picture. Only what was found above is ever read. */
export function assetAt(address: string): { content: Buffer; type: string } | undefined {
  const file = assets.get(address);
  const type = file && types[path.extname(file)];
  return type ? { content: readFileSync(file), type } : undefined;
}
