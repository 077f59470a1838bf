/** Where the figures are told (`site/server/vitals.ts`). */
const address = "/vitals";

/** The share of visits that the page is to be measured in, of 1; NaN where none is asked for. */
const shareAsked = () => Number(document.querySelector<HTMLMetaElement>('meta[name="vitals"]')?.content);

const tell = ({ name, value }: { name: string; value: number }) =>
  navigator.sendBeacon(address, JSON.stringify({ name, value }));

/**
 * Measures a share of the visits, where the page asks for it: when the first view stood there, how late the slowest press
 * was answered, how much moved by itself. The figure and its name are all that is told; the measuring is fetched only then.
 */
export async function measureVitals(share = shareAsked(), chance = Math.random()): Promise<void> {
  if (!(chance < share)) return;
  const { onCLS, onINP, onLCP } = await import("web-vitals");
  for (const on of [onCLS, onINP, onLCP]) on(tell);
}
