import { authTypeOf } from "@gk/domain";

/** What can be done at `/auth`: each is a form of its own, named so. A forgotten password has no type (T20). */
export type AuthView = "signin" | "register" | "forgot";

export const authView = (search: URLSearchParams): AuthView =>
  search.has("forgot") ? "forgot" : authTypeOf(search.get("type"));
