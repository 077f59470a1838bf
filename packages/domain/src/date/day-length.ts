/**
 * How long a day is: in Hong Kong always the same, since its clocks are never moved.
 * @units seconds
 */
export const daySeconds = 86_400;

/**
 * How long a day is.
 * @units milliseconds
 */
export const dayMs = 1000 * daySeconds;
