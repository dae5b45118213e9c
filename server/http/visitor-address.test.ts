// Rule: product.md#bad-input
import { Hono } from "hono";
import { expect, test } from "vitest";
import { normaliseAddress, setVisitorAddressHeader } from "./visitor-address.ts";

test.each([
  ["203.0.114.9", "203.0.114.9"],
  [" 203.0.114.9:2001 ", "203.0.114.9"],
  ["[203.0.114.9]:2001", "203.0.114.9"],
  ["::ffff:203.0.114.9", "203.0.114.9"],
  ["::FFFF:CB00:7209", "203.0.114.9"],
  ["0:0:0:0:0:ffff:203.0.114.9", "203.0.114.9"],
  ["[::ffff:203.0.114.9%eth0]:443", "203.0.114.9"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["[2001:0db8::0001]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
])("%s is %s", (written, address) => expect(normaliseAddress(written)).toBe(address));

test.each([
  undefined,
  "",
  "unknown",
  "_hidden",
  "1234",
  "127.1",
  "203.0.114.999",
  "203.0.114.9/24",
  "localhost",
  "a:b",
  "[]",
])("%s is no address", (written) => expect(normaliseAddress(written)).toBeNull());

test.each([
  ["203.0.114.9:2001", "203.0.114.9"],
  ["198.51.100.7, 2001:DB8::1", "2001:db8::1"],
  ["198.51.100.7, unknown", "local"],
  ["198.51.100.7,", "local"],
])("the address appended by the proxy in %s is %s", async (forwarded, address) => {
  const app = new Hono();
  app.use(setVisitorAddressHeader(true));
  app.get("/", (c) => c.text(c.req.header("x-visitor-address") ?? ""));
  expect(await (await app.request("/", { headers: { "x-forwarded-for": forwarded } })).text()).toBe(address);
});
