/** A name or an address of a host, with a port or without. */
const origin = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?\/?$/i;

/** Whether a text is the address of a site and nothing beneath it, with or without a slash at the end. */
export const isOrigin = (text: string): boolean => origin.test(text);
