import { paths } from "../paths.ts";

/** The plans, with the code of an offer where it has one. */
export const offerPath = (code: unknown) =>
  typeof code === "string" && code !== "" ? `${paths.plans}?${new URLSearchParams({ code })}` : paths.plans;
