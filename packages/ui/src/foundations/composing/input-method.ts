/**
 * The code that browsers report for a key that an input method has taken, such as the Enter that picks a Chinese word or
 * the Escape that gives it up. Safari ends the composition before the key, so that there nothing else tells.
 * @source decision 47; T55
 */
export const inputMethodKeyCode = 229;
