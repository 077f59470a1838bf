import type { OctopusGateway } from "./octopus-gateway.ts";

/** The Octopus of development: its pages, beneath the site's own address, stand in for the app. */
export const developmentOctopus = (origin: string): OctopusGateway => ({
  paymentUrl: ({ process, locale }) => `${origin}/development/octopus/${process}?${new URLSearchParams({ locale })}`,
});
