import { expect, test } from "vitest";
import { networkPrefixOf, readVisitor, toVisitorHeaders } from "./visitor.ts";

test("reads cookie, user agent and network address from a request, and nothing else", () => {
  const headers = { cookie: "a=b", "user-agent": "Firefox", "x-visitor-address": "203.0.113.7" };
  const visitor = readVisitor(
    new Headers({ ...headers, origin: "https://altrove.example", "x-forwarded-for": "1.2.3.4" }),
  );
  expect(visitor).toEqual({ cookie: "a=b", userAgent: "Firefox", address: "203.0.113.7" });
  expect(Object.fromEntries(toVisitorHeaders(visitor))).toEqual(headers);
});

test("returns null for missing headers", () => {
  const visitor = readVisitor(new Headers());
  expect(visitor).toEqual({ cookie: null, userAgent: null, address: null });
  expect([...toVisitorHeaders(visitor)]).toEqual([]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:0:1:aaaa:bbbb:cccc:1", "2001:db8:0:1::/64"],
  ["2001:db8:0:1::2", "2001:db8:0:1::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["local", "local"],
])("%s has the network prefix %s", (address, network) => {
  expect(networkPrefixOf(address)).toBe(network);
});
