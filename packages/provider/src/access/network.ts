import ipaddr from "ipaddr.js";

/** How much of an address of IPv6 is its network; whoever has one has all addresses in it. @units bits */
const networkBits = 64;

/** An address with a port behind it, as some proxies write it: each connection has another. */
const withPort = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The network by which tries are counted (decision 12): an address of IPv4 itself, also where it is written as one of
 * IPv6, and of IPv6 what a household or a server is given. Whatever is no address stays as it is.
 *
 * @example networkOf("2001:db8:1:2::f0") // "2001:db8:1:2"
 */
export function networkOf(written: string): string {
  const [, v6, v4] = withPort.exec(written) ?? [];
  const address = v6 ?? v4 ?? written;
  if (!ipaddr.isValid(address)) return written;
  const known = ipaddr.process(address);
  if (known.kind() === "ipv4") return known.toString();
  return known
    .toNormalizedString()
    .split(":")
    .slice(0, networkBits / 16)
    .join(":");
}
