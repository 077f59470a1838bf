import { isRouteErrorResponse } from "react-router-dom";

/** The texts of a form that was posted and has reached nobody, by their names. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** What a form held that may be written into a page: no files, no passwords. */
export const postedTexts = (form: FormData): Posted =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" && !name.includes("password") ? [[name, value]] : [],
  );

/** What an error page was posted, for another try. */
export const postedTo = (error: unknown): Posted | undefined =>
  isRouteErrorResponse(error) ? (error.data as { posted?: Posted } | null)?.posted : undefined;
