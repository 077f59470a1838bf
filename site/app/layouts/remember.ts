/**
 * Asks for an address that sets a cookie, without leaving the page and without following where it leads. What the page
 * shows does not hang on it.
 */
export const remember = (address: string) =>
  void fetch(address, { keepalive: true, redirect: "manual" }).catch(() => undefined);
