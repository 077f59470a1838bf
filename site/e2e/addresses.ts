/** Where the servers under test listen. */
export const addresses = {
  site: "http://localhost:3200",
  siteWithoutProvider: "http://localhost:3201",
  providerDown: "http://localhost:3202",
} as const;
