import type { Plugin } from "vite";

const reload = "window.location.reload();";

/** The router's loading of route modules, with a rejection that nobody handles in place of a reload. */
export function rejectsInstead(code: string): string {
  if (code.split(reload).length !== 2)
    throw new Error("The router handles a missing chunk otherwise than it did (T112)");
  return code.replace(reload, "Promise.reject(error);");
}

/**
 * Where a page's chunk can't be loaded the router reloads by itself, as often as it is asked to, and the page that was
 * wanted is forgotten. This makes it a rejection like those of its other chunks, which `useMissingChunk` handles (T112).
 */
export function missingChunkIsARejection(): Plugin {
  return {
    name: "missing-chunk-is-a-rejection",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/, code: "async function loadRouteModule(" },
      handler: (code) => ({ code: rejectsInstead(code), map: null }),
    },
  };
}
