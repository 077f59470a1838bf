import type { Calls } from "../call.ts";

export const schoolCalls = {
  listSchoolArticleTypes: { method: "GET", path: "/school/article-types", access: "public" },
  getSchoolArticleType: { method: "GET", path: "/school/article-types/{id}", access: "public" },
  listSchoolArticles: { method: "GET", path: "/school/articles", access: "public" },
  getSchoolArticle: { method: "GET", path: "/school/articles/{id}", access: "public" },
} as const satisfies Calls;
