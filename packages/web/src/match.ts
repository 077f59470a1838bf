import type { Call } from "./call.ts";
import { type CallName, callNames, calls } from "./calls/index.ts";

/** A call as it arrives. */
export interface Match {
  readonly name: CallName;
  readonly row: Call;
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: CallName;
  readonly row: Call;
  readonly segments: readonly string[];
}

const parameter = /^\{(\w+)\}$/;

const routes: readonly Route[] = callNames
  .map((name) => ({ name, row: calls[name], segments: calls[name].path.split("/").slice(1) }))
  // Where a path fits several rows, the one with fewer parameters is meant.
  .toSorted((a, b) => a.row.path.split("{").length - b.row.path.split("{").length);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(segments: readonly string[], found: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = decode(found[index] ?? "");
    const key = parameter.exec(segment)?.[1];
    if (value === undefined || value === "") return undefined;
    if (key !== undefined) params[key] = value;
    else if (value !== segment) return undefined;
  }
  return params;
}

/**
 * The row of the table that a request is for, or undefined when no row fits. The site's gateway learns from it whether
 * the token is added, the provider which handler answers.
 * @param pathname the path beneath `/web`
 * @example matchCall("POST", "/children/3", "?_method=put")?.name // "updateChild"
 */
export function matchCall(method: string, pathname: string, search: string | URLSearchParams = ""): Match | undefined {
  const override = new URLSearchParams(search).get("_method")?.toLowerCase();
  const found = pathname.split("/").slice(1);
  for (const { name, row, segments } of routes) {
    if (row.method !== method || row.override !== override) continue;
    const params = paramsOf(segments, found);
    if (params) return { name, row, params };
  }
  return undefined;
}
