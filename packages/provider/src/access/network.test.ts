import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2"],
  ["2001:db8:1:3::1", "2001:db8:1:3"],
  ["2001:0DB8:1:2::%eth0", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8:1:2::1]:51234", "2001:db8:1:2"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => expect(networkOf(address)).toBe(network));
