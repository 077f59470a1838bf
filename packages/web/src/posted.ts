/**
 * The most that a body without files may hold: the longest message, in Chinese and percent-encoded, is an eighth of it.
 * @units bytes
 */
export const longestForm = 2 ** 17;

/** Several times what any form has. */
const mostFields = 500;

const [lineFeed, carriageReturn, hyphen] = [10, 13, 45];

/**
 * Whether a multipart body has no more parts than a form can have. To be asked before it is read: reading millions of
 * empty ones, which fit into the room of one picture, keeps everybody else waiting for seconds.
 */
export function hasFewParts(body: Uint8Array): boolean {
  let parts = 0;
  for (let at = body.indexOf(carriageReturn); at !== -1; at = body.indexOf(carriageReturn, at + 1)) {
    if (body[at + 1] === lineFeed && body[at + 2] === hyphen && body[at + 3] === hyphen) parts += 1;
    if (parts > mostFields) return false;
  }
  return true;
}
