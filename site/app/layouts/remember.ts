/**
 * Asks for an address that sets a cookie, without leaving the page and without following where it leads: whether that
 * was done. What the page shows does not wait for it.
 */
export const remember = (address: string): Promise<boolean> =>
  fetch(address, { keepalive: true, redirect: "manual" }).then(
    ({ status }) => status < 500,
    () => false,
  );
