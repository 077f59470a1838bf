import { localizePath, type Locale } from "@gk/domain";
import { type Client, createClient } from "@gk/web";
import { NoAnswer } from "./no-answer.ts";
import type { Kind, Traffic } from "./traffic.ts";

/** A browser: it keeps cookies, and asks one process of the site after the other. */
export type Visitor = {
  locale: Locale;
  client: Client;
  /** Loads a page of the site, in the visitor's language. @returns its text */
  page: (kind: Kind, path: string) => Promise<string>;
  /** Loads what stands at an address that the site has named, wherever it says that it is. @returns its text */
  open: (address: string) => Promise<string>;
  /** Posts a form to such an address. @returns where it leads on to */
  post: (address: string, form: Record<string, string>) => Promise<string>;
};

const patienceMs = 60_000;

type VisitorParts = { origins: readonly string[]; traffic: Traffic; locale: Locale };

export function newVisitor({ origins, traffic, locale }: VisitorParts): Visitor {
  const cookies = new Map<string, string>();
  let asked = Math.floor(Math.random() * origins.length);

  const send = async (kind: Kind, path: string, init: RequestInit = {}) => {
    const origin = origins[(asked += 1) % origins.length] ?? "";
    const headers = new Headers(init.headers);
    headers.set("Accept-Encoding", "gzip, br");
    headers.set("Accept-Language", locale);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const began = performance.now();
    const signal = init.signal ?? AbortSignal.timeout(patienceMs);
    const response = await fetch(origin + path, { ...init, headers, signal, redirect: "manual" });
    const body = await response.arrayBuffer();
    traffic.answered(kind, performance.now() - began);
    keep(cookies, response.headers.getSetCookie());
    return { response, body };
  };

  const load = async (kind: Kind, path: string, expected: number, init?: RequestInit) => {
    const how = `${init?.method ?? "GET"} ${path.replace(/\?.*/, "").replaceAll(/\d+|[\w-]{30,}/g, "…")}`;
    const { response, body } = await send(kind, path, init).catch((error: unknown) => {
      throw new NoAnswer(`${how}: ${reasonOf(error)}`);
    });
    const { status } = response;
    if (status >= 500) throw new NoAnswer(`${how}: ${status}`);
    if (status !== expected) throw new Error(`${how}: ${status} ${response.headers.get("Location") ?? ""}`);
    return { response, text: new TextDecoder().decode(body) };
  };

  return {
    locale,
    client: createClient({
      baseUrl: "/web",
      locale: () => locale,
      timeoutMs: patienceMs,
      fetch: async (path, init) => {
        const { response, body } = await send("call", path, init);
        const { status, headers } = response;
        return new Response(status === 204 ? null : body, { status, headers });
      },
    }),
    page: async (kind, path) => (await load(kind, localizePath(path, locale), 200)).text,
    open: async (address) => (await load("file", pathOf(address), 200)).text,
    async post(address, form) {
      const init = { method: "POST", body: new URLSearchParams(form) };
      const { response } = await load("file", pathOf(address), 303, init);
      return response.headers.get("Location") ?? "";
    },
  };
}

/** The site names itself by its public address; here each process has its own. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, "http://127.0.0.1");
  return pathname + search;
};

function keep(cookies: Map<string, string>, set: readonly string[]): void {
  for (const line of set) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no connection";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
