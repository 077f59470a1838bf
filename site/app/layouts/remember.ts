/**
 * Asks for an address that sets a cookie, without leaving the page and without following where it leads. Gives whether
 * that was done, which only those need to know who say so.
 */
export const remember = (address: string): Promise<boolean> =>
  fetch(address, { keepalive: true, redirect: "manual" }).then(
    ({ status }) => status < 500,
    () => false,
  );
