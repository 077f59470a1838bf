import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

/** What a page tells of itself: a figure's name, and milliseconds, or for `CLS` the share of the window that moved. */
const vital = v.object({
  name: v.picklist(["CLS", "INP", "LCP"]),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
});

/** How a page felt to somebody. */
export type Vital = v.InferOutput<typeof vital>;

const told = v.pipe(v.string(), v.parseJson(), vital);

/** `POST /vitals`: counts how pages felt to a share of their visitors, and keeps nothing else of them. */
export const vitals = (onVital: (vital: Vital) => void) =>
  new Hono().post(
    "/",
    bodyLimit({ maxSize: 1024, onError: (c) => c.json({ status: 0, message: "tooLarge" }, 413) }),
    async (c) => {
      const { success, output } = v.safeParse(told, await c.req.text());
      if (!success) return c.json({ status: 0, message: "invalid" }, 422);
      onVital(output);
      return c.body(null, 204);
    },
  );
