const firstPort = Number(process.env["E2E_PORT"] ?? 3200);

const address = (offset: number) => `http://localhost:${firstPort + offset}`;

/** Where the servers under test listen: three ports in a row, the first of them named by `E2E_PORT`. */
export const addresses = { site: address(0), siteWithoutProvider: address(1), providerDown: address(2) } as const;
