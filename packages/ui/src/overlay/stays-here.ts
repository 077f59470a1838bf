const here = "https://here.invalid";

/** Whether a path leads to a page of this origin: `/member` does; `//other.example`, `/\other.example` and `https:…` do not. */
export const staysHere = (path: string): boolean =>
  path.startsWith("/") && URL.canParse(path, here) && new URL(path, here).origin === here;
