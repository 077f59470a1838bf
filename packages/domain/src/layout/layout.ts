/**
 * Window widths at which the layout changes. Each is the last width of the narrower layout (T24, T27, T28).
 * @units CSS pixels
 * @source spec §9
 */
export const breakpoint = { mobile: 926, compactNavigation: 1250, overlay: 768 } as const;

/**
 * Height of the blank space under the header on narrow screens: main layout, and no-footer layout outside the app
 * section (T25).
 * @units CSS pixels
 * @source spec §9
 */
export const headerSpacer = { main: 80, noFooter: 70 } as const;

/**
 * The scroll distance beyond which the back-to-top button shows: hidden at 500, shown at 501 (T29).
 * @units CSS pixels
 * @source spec §9
 */
export const backToTopAfter = 500;

/**
 * Entries of the compact navigation's carousel: shown at once, and moved by one press.
 * @source spec §9; T31
 */
export const carousel = { shows: 3, scrolls: 3 } as const;

/**
 * How long a missing anchor target is looked for.
 * @units milliseconds
 * @source spec §2; T33
 */
export const anchorRetry = { times: 50, everyMs: 100 } as const;

/**
 * The wait before a list asks for its data.
 * @units milliseconds
 * @source spec §9
 */
export const dataFetchDelayMs = 200;

/**
 * The font weights that exist (T37).
 * @source spec §9
 */
export const fontWeights = [400, 700, 900] as const;

/**
 * The first year of the copyright line.
 * @source spec §9; T36
 */
export const copyrightFrom = 2020;
