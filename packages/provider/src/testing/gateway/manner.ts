/**
 * How a gateway treats whoever asks: it pays or declines charges of what is kept, or asks a card's holder who is there to
 * confirm them; it does not end a page, which a bank has in hand; what it is asked, or what it answers, is lost, whatever it
 * is about; or it breaks over a charge, which it says again as long as it knows the key.
 */
export const manners = [
  "pays",
  "declines",
  "asks the holder",
  "ends no page",
  "lost before",
  "lost after",
  "breaks",
] as const;

/** How a gateway treats whoever asks. */
export type Manner = (typeof manners)[number];
