/** The browser tab's own storage (T50); undefined where the browser keeps nothing for us. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
