import type { Calls } from "../call.ts";

export const articleCalls = {
  listArticles: { method: "GET", path: "/articles", access: "public" },
  getArticle: { method: "GET", path: "/articles/{slug}", access: "public" },
} as const satisfies Calls;
