const firstPort = Number(process.env["E2E_PORT"] ?? 3200);

const address = (offset: number) => `http://localhost:${firstPort + offset}`;

/** The product on several machines: what is in front of its sites, the sites, and their provider. */
const apart = { apart: address(3), provider: address(4), sites: [address(5), address(6)] } as const;

/** Where the servers under test listen: seven ports in a row, the first of them named by `E2E_PORT`. */
export const addresses = {
  /** Where journeys begin: one process, or with `E2E_FORM=apart` several. */
  site: process.env["E2E_FORM"] === "apart" ? apart.apart : address(0),
  siteWithoutProvider: address(1),
  providerDown: address(2),
  ...apart,
} as const;
