/** The browser tab's own storage (T50); undefined where the browser keeps nothing for us. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps something in it. Says whether it could: there may be no storage, or no room in it. */
export function keepInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Empties it when a member signs out: not every browser does so because the answer says `Clear-Site-Data`. */
export const emptyTab = (): void => tabStorage()?.clear();
