/** The browser tab's own storage (T50); undefined where the browser keeps nothing for us. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Empties it when a member signs out: not every browser does so because the answer says `Clear-Site-Data`. */
export const emptyTab = (): void => tabStorage()?.clear();
