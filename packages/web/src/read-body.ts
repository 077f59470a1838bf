import type { Call } from "./call.ts";

/** Text as JSON where it is JSON, otherwise as it came; undefined when there is none. */
function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The body of a response as it came. Where bytes are expected, a body that begins like JSON is read as JSON: so the
 * provider says that there is no image (T85), and no JPEG or PNG begins with a brace.
 */
export async function readBody(response: Response, row: Call): Promise<unknown> {
  if (row.answers !== "binary") return parse(await response.text());
  const blob = await response.blob();
  return (await blob.slice(0, 1).text()) === "{" ? parse(await blob.text()) : blob;
}
