import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { answer } from "./answer.tsx";
import { assetAt } from "./assets.ts";

/** What each page may load: our own styles and pictures, and no script at all. */
const policy = ["default-src 'none'", "style-src 'self'", "img-src 'self' data:", "form-action 'self'"].join("; ");

const server = createServer(async (request, response) => {
  const { method = "GET", url = "/", headers } = request;
  const address = new URL(url, "http://localhost");
  const asset = assetAt(address.pathname);
  if (asset) {
    response.writeHead(200, { "Content-Type": asset.type, "Cache-Control": "public, max-age=31536000, immutable" });
    response.end(asset.content);
    return;
  }
  const type = headers["content-type"] ?? "application/x-www-form-urlencoded";
  const read = async () => new Response(await buffer(request), { headers: { "Content-Type": type } }).formData();
  const { status, location, html = "" } = answer(address, method === "POST" ? await read() : undefined);
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    ...(location ? { Location: location } : {}),
  });
  response.end(html);
});

server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => {
  const bound = server.address();
  if (bound && typeof bound === "object") process.stdout.write(`http://127.0.0.1:${bound.port}\n`);
});
