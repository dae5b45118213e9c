import { expect, test } from "vitest";
import { mailbox, networkOf } from "#domain/booking/request/request-limits.ts";

test("one mailbox is one, whatever stands after a plus", () => {
  expect(mailbox(" Ada+uno@Prova.example")).toBe("ada@prova.example");
  expect(mailbox("ada@prova.example")).toBe("ada@prova.example");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:0:1:aaaa:bbbb:cccc:1", "2001:db8:0:1::/64"],
  ["2001:db8:0:1::2", "2001:db8:0:1::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["local", "local"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
