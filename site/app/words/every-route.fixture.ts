import routes from "../routes.ts";

type Row = (typeof routes)[number];

const withChildren = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...withChildren(row.children ?? [])]);

/** Every row of the table of routes, layouts too. */
export const everyRoute = withChildren(routes);
