// Rule: product.md#languages "Addresses: Italian pages"
import { expect, test } from "vitest";
import { toPageRequest } from "./page-request.ts";

const SITE = "https://velluto.example";

test.each([
  ["/", "/", "it"],
  ["/de", "/", "de"],
  ["/en/luxury-car-rental/milan?page=2", "/luxury-car-rental/milan?page=2", "en"],
  ["/en/prenotazione/AbC-dE", "/prenotazione/AbC-dE", "en"],
  ["/enterprise", "/enterprise", "it"],
  ["/admin/bookings", "/admin/bookings", "it"],
])("%s is routed as %s, in %s", (address, expected, language) => {
  const page = toPageRequest(new Request(SITE + address));
  expect([page.request.url, page.language]).toEqual([SITE + expected, language]);
});

test("a form behind a prefix keeps method, headers and fields", async () => {
  const body = new URLSearchParams({ name: "Ada", note: "à" });
  const { request } = toPageRequest(
    new Request(`${SITE}/fr/contatti`, { method: "POST", body, headers: { cookie: "a=b" } }),
  );
  expect([request.method, request.headers.get("cookie"), new URL(request.url).pathname]).toEqual([
    "POST",
    "a=b",
    "/contatti",
  ]);
  expect(Object.fromEntries(await request.formData())).toEqual({ name: "Ada", note: "à" });
});
