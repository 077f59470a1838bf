const here = "https://here.invalid";

/** The origin that a path leads to from here; none for what is no address. */
function originOf(path: string): string | undefined {
  try {
    return new URL(path, here).origin;
  } catch {
    return undefined;
  }
}

/** Whether a path leads to a page of this origin: `/member` does; `//other.example`, `/\other.example` and `https:…` do not. */
export const staysHere = (path: string): boolean => path.startsWith("/") && originOf(path) === here;
