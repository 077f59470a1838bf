/** By it the router finds the links of a page, and asks for the routes behind them. */
export const discovered = { "data-discover": "true" };
