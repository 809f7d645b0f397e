import { expect, it } from "vitest";
import { networkOf } from "../../workers/network";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::ffff:2", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["local", "local"],
  ["no:address", "no:address"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
