import { expect, test } from "vitest";
import { readVisitor, visitorHeaders } from "./visitor.ts";

test("a visitor is the cookie, the browser and the network address, and nothing else of a request", () => {
  const said = { cookie: "a=b", "user-agent": "Firefox", "x-visitor-address": "203.0.113.7" };
  const visitor = readVisitor(
    new Headers({ ...said, origin: "https://altrove.example", "x-forwarded-for": "1.2.3.4" }),
  );
  expect(visitor).toEqual({ cookie: "a=b", userAgent: "Firefox", address: "203.0.113.7" });
  expect(Object.fromEntries(visitorHeaders(visitor))).toEqual(said);
});

test("what a request does not say stays unsaid", () => {
  const visitor = readVisitor(new Headers());
  expect(visitor).toEqual({ cookie: null, userAgent: null, address: null });
  expect([...visitorHeaders(visitor)]).toEqual([]);
});
