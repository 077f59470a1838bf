/**
 * The longest id of a request, in its `X-Request-Id`, that is taken from whoever asks: the site takes no longer one from a
 * proxy than the provider takes from the site.
 * @units characters
 */
export const longestRequestId = 64;
