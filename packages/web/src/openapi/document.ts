import { defaultLocale, locales } from "@gk/domain";
import { callNames, calls } from "../calls/index.ts";
import { operation } from "./operation.ts";
import { componentSchemas } from "./schemas.ts";

/** The operations by path and method. */
function paths() {
  const all: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of callNames) {
    const { path, method } = calls[name];
    (all[path] ??= {})[method.toLowerCase()] = operation(name);
  }
  return all;
}

/**
 * The web API as an OpenAPI 3.1 document, made from the table. Calls that the specification does not have carry
 * `x-addition` with the decision that adds them.
 * @example openApiDocument({ version: "1.0.0", serverUrl: "https://gk.example/web" })
 */
export function openApiDocument({ version, serverUrl }: { readonly version: string; readonly serverUrl: string }) {
  return {
    openapi: "3.1.0",
    info: {
      title: "GK web API",
      version,
      description:
        "Every answer in JSON is an envelope with a numeric `status`: 1 success, 0 refused, -1 invalid, -2 not found, " +
        "-3 session invalid, -4 too many requests.",
    },
    servers: [{ url: serverUrl }],
    paths: paths(),
    components: {
      parameters: {
        Language: {
          name: "Language",
          in: "header",
          description: "The language in which the answer is worded",
          schema: { enum: locales, default: defaultLocale },
        },
        Member: {
          name: "Member",
          in: "header",
          description:
            "The number of the member whose page asks; where another one is signed in, the answer is status -3",
          schema: { type: "integer" },
        },
      },
      schemas: componentSchemas(),
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}
