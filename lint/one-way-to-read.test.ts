import { oneWayToRead } from "./one-way-to-read.ts";
import { tester } from "./tester.ts";

const page = "export default function Plans() { return null; }";

tester.run("one-way-to-read", oneWayToRead, {
  valid: [
    `export const loader = page("plans"); ${page}`,
    `export const loader = page("plans", async (visit) => preload(visit, { plans })); ${page}`,
    `const loader = () => null; ${page}`,
    page,
    // No page: a feed, a picture.
    "export const loader = async ({ request }) => new Response(await feedOf(request));",
    'export { loader } from "./feed.server.ts";',
  ],
  invalid: [
    { code: `export const loader = async () => ({ plans }); ${page}`, errors: 1 },
    { code: `export async function loader() { return { plans }; } ${page}`, errors: 1 },
    { code: `export const loader = visit.page("plans"); ${page}`, errors: 1 },
    { code: `export { read as loader } from "./read.server.ts"; ${page}`, errors: 1 },
    { code: "export default function Plans({ loaderData }) { return loaderData.plans; }", errors: 1 },
    { code: `${page} const read = () => fetch("/plans.json");`, errors: 1 },
    { code: "export default ({ loaderData }) => loaderData.plans;", errors: 1 },
  ],
});
