import type { Plugin } from "vite";

type Change = { code: string; instead: string; why: string };

/**
 * Pieces of the router that no page has. A name that is set for developers' tools keeps each of them in what is sent, as
 * long as the bundler doesn't know that making one changes nothing.
 */
const unused: readonly Change[] = [
  ...["NavLink", "Form"].flatMap((piece) => [
    {
      why: `${piece} is made`,
      code: `var ${piece} = React10.forwardRef(`,
      instead: `var ${piece} = /* @__PURE__ */ React10.forwardRef(`,
    },
    {
      why: `${piece} has a name`,
      code: `\n${piece}.displayName = "${piece}";`,
      instead: `\n/* ${piece} has no name */`,
    },
  ]),
  {
    why: "HistoryRouter has a name",
    code: 'HistoryRouter.displayName = "unstable_HistoryRouter";',
    instead: "/* HistoryRouter has no name */",
  },
  {
    why: "its routes can be observed",
    code: "if (init.instrumentations) {\n    let instrumentations",
    instead: "if (false) {\n    let instrumentations",
  },
  {
    why: "it can be observed itself",
    code: "if (init.instrumentations) {\n    router = instrumentClientSideRouter(",
    instead: "if (false) {\n    router = instrumentClientSideRouter(",
  },
  {
    why: "an error that no page handles is told to developers",
    code: "      errorInstance.stack\n    ),\n    heyDeveloper\n  );",
    instead: "      errorInstance.stack\n    )\n  );",
  },
];

/** No page comes by a view transition (decision 208). */
const viewTransitions: readonly Change[] = [
  {
    why: "a view transition draws the page",
    code: "if (!viewTransitionOpts || !isViewTransitionAvailable) {",
    instead: "if (true /* no view transition */) {",
  },
  {
    why: "a view transition begins",
    code: "if (vtContext.isTransitioning && !vtContext.flushSync) {",
    instead: "if (false /* none begins */) {",
  },
  {
    why: "a view transition is waited for",
    code: "if (renderDfd && pendingState && router.window) {",
    instead: "if (false /* none is waited for */) {",
  },
  {
    why: "a view transition has its page",
    code: "if (renderDfd && pendingState && state.location.key === pendingState.location.key) {",
    instead: "if (false /* none has its page */) {",
  },
  {
    why: "a view transition is interrupted",
    code: "if (!vtContext.isTransitioning && interruption) {",
    instead: "if (false /* none is interrupted */) {",
  },
  {
    why: "going back has the view transition of going on",
    code: 'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {\n      let priorPaths',
    instead: "if (false /* none comes back */) {\n      let priorPaths",
  },
  {
    why: "a view transition is asked for",
    code: "} else if (pendingViewTransitionEnabled) {",
    instead: "} else if (false /* none is asked for */) {",
  },
  {
    why: "view transitions are kept in the tab",
    code: "      restoreAppliedTransitions(routerWindow, appliedViewTransitions);\n      let _saveAppliedTransitions = () => persistAppliedTransitions(routerWindow, appliedViewTransitions);",
    instead: "      let _saveAppliedTransitions = () => undefined;",
  },
];

/** What the installed router's code for browsers does otherwise than a page needs it, each in one place. */
export const changes: readonly Change[] = [
  ...unused,
  ...viewTransitions,
  {
    // It reloads by itself, as often as it is asked to, and the page that was wanted is forgotten. As a rejection that
    // nobody handles it is like those of its other chunks, which `useMissingChunk` handles (T112).
    why: "a missing chunk reloads the page",
    code: "window.location.reload();",
    instead: "Promise.reject(error);",
  },
  {
    // The answer of a page that is not there comes before its styles: nobody handles it until those have come, and the
    // browser takes it for an error that was forgotten.
    why: "a loader's refusal waits for the styles without being handled",
    code: "return handler();\n      } finally {\n        await linkPrefetchPromise;",
    instead: "return await handler();\n      } finally {\n        await linkPrefetchPromise;",
  },
  {
    // Nobody asks when an answer has come to its end, but leaving a page before that rejects both who could.
    why: "an answer that is left before its end",
    code: "      done.reject(reason);\n    });\n  }\n  return {\n    done: donePromise.then(() => reader.closed),",
    instead: "    });\n  }\n  return {\n    done: donePromise.then(() => reader.closed).catch(() => undefined),",
  },
];

/** The router's code with the changes; an error where it does not have exactly one place for each. */
export function changed(source: string): string {
  return changes.reduce((code, change) => {
    if (code.split(change.code).length !== 2) throw new Error(`The router is another one: ${change.why}`);
    return code.replace(change.code, change.instead);
  }, source);
}

/** Makes the changes to the router that goes to browsers. */
export function routerChanges(): Plugin {
  return {
    name: "router-changes",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/, code: "async function loadRouteModule(" },
      handler: (code) => ({ code: changed(code), map: null }),
    },
  };
}
