import { answerWithout, keepRead, keepStandIns } from "./answer.ts";

/** What of a service worker's events is needed here: TypeScript knows them only in place of a page's. */
type Extended = Event & { waitUntil: (work: Promise<unknown>) => void };
type Message = Extended & { data: unknown };
type Asked = Extended & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  addEventListener: {
    (type: "install" | "activate", listener: (event: Extended) => void): void;
    (type: "message", listener: (event: Message) => void): void;
    (type: "fetch", listener: (event: Asked) => void): void;
  };
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
const worker = globalThis as unknown as Worker;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepStandIns().then(() => worker.skipWaiting()));
});

// A page is asked for while the worker still starts, so that nobody waits for that.
worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(keepRead(event.data).catch(() => undefined));
});

async function answer({ request, preloadResponse }: Asked): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return answerWithout(new URL(request.url).pathname);
  }
}

// Pages that are loaded, and nothing else: what they are made of goes its own way.
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(answer(event));
});
