import type { Plugin } from "vite";

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** The router's loading of route modules, with an error that is thrown in place of a reload. */
export function throwsInstead(code: string): string {
  if (!reload.test(code)) throw new Error("The router handles a missing chunk otherwise than it did; see T112.");
  return code.replace(reload, "throw error;");
}

/**
 * Where a page's chunk can't be loaded the router reloads by itself, as often as it is asked to, and the page that was
 * wanted is forgotten. This makes it an error like others, which the error page handles (T112).
 */
export function missingChunkIsAnError(): Plugin {
  return {
    name: "missing-chunk-is-an-error",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/, code: "async function loadRouteModule(" },
      handler: (code) => ({ code: throwsInstead(code), map: null }),
    },
  };
}
