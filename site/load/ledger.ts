/** What the site has acknowledged of one parent. */
export type Acknowledged = { email: string; isVerified: boolean; children: number[]; paid: string[] };

/** What must be there in the end: written down when the site has said yes to it, and not before. */
export type Ledger = readonly Acknowledged[];

/** The addresses of virtual parents: by them their rows are told from the seed's. */
export const mailHost = "load.gk.example";
