import { query } from "../../../../data/query.ts";

/** What a child's answers are chosen from, as the provider has it. Loaders run it for the form, and to say what was chosen. */
export const choices = { areas: query("listAreas"), eca: query("listEcaCategories") };
