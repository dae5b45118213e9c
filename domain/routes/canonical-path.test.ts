// Rule: product.md#canonical-paths
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { LEGACY_REDIRECTS } from "./legacy-redirects.ts";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/luxury-car-rental/milan", "/luxury-car-rental/milan"],
  ["/luxury-car-rental/milan/", "/luxury-car-rental/milan"],
  ["/Luxury-Car-Rental//Milan///", "/luxury-car-rental/milan"],
  ["/Noleggio-SUV/", "/luxury-car-rental/suv"],
  ["//noleggio-auto-milano//", "/luxury-car-rental/milan"],
  ["/Prenotazione/AbC-123/", "/prenotazione/AbC-123"],
  ["/caff%C3%A8/", "/caff%C3%A8"],
  ["/caff%c3%a8", "/caff%C3%A8"],
  ["/%70renota/x", "/prenota/x"],
  ["/%50RENOTA/%78", "/prenota/x"],
  ["/contatti%2F", "/contatti"],
  ["/api/units/..%2F..%2Fetc/return", "/etc/return"],
  ["/a/%2E%2E%2F%2Fevil.example", "/evil.example"],
  ["/a/b%2F..", "/a"],
  ["/%2Fevil.example", "/evil.example"],
  ["/%5Cevil.example", "/%5Cevil.example"],
  ["/a%20b%3Fc%23d%25e%2570", "/a%20b%3Fc%23d%25e%2570"],
  ["/prenotazione/%41bC-123", "/prenotazione/AbC-123"],
  ["/EN/Prenotazione/AbC-123", "/en/prenotazione/AbC-123"],
  ["/it", "/"],
  ["/IT/", "/"],
  ["/it/luxury-car-rental/milan", "/luxury-car-rental/milan"],
  ["/it/Prenotazione/AbC-123", "/prenotazione/AbC-123"],
  ["/it/it/noleggio-suv", "/luxury-car-rental/suv"],
  ["/it/de/noleggio-suv", "/de/luxury-car-rental/suv"],
  ["/DE/Noleggio-SUV/", "/de/luxury-car-rental/suv"],
  ["/de/contatti/", "/de/contatti"],
  ["/de/foo", "/de/foo"],
  ["/de/", "/de"],
  ["/fr/prenotazione/AbC/calendario.ics", "/fr/prenotazione/AbC/calendario.ics"],
  ["/en/magazine/feed.xml", "/en/magazine/feed.xml"],
  ["/en/admin", "/admin"],
  ["/en/admin/bookings/VL-7K3MQD", "/admin/bookings/vl-7k3mqd"],
  ["/en/auth/login", "/auth/login"],
  ["/en/api/Bookings/8F-Ab", "/api/Bookings/8F-Ab"],
  ["/en/pictures/cities/milan-480.webp", "/pictures/cities/milan-480.webp"],
  ["/en/favicon.ico", "/favicon.ico"],
  ["/en/og/milan.png", "/og/milan.png"],
  ["/en/sitemap.xml", "/sitemap.xml"],
  ["/API//Bookings/8F-Ab/", "/api/Bookings/8F-Ab"],
  ["/contatti.DATA", "/contatti.data"],
  ["/prenotazione/AbC.DATA", "/prenotazione/AbC.data"],
  ["/contatti/_.data", "/contatti.data"],
  ["/contatti//_.data/", "/contatti.data"],
  ["/_.data", "/_.data"],
  ["//_.data", "/_.data"],
  ["/x_.data", "/x_.data"],
])("%s has the canonical path %s", (written, canonical) => {
  expect(canonicalPath(written)).toBe(canonical);
});

test("maps every path of the former site to its successor, which is canonical", () => {
  for (const [from, to] of Object.entries(LEGACY_REDIRECTS)) {
    expect(canonicalPath(`/${from.toUpperCase()}/`)).toBe(to);
    expect(canonicalPath(to)).toBe(to);
  }
});

test("is idempotent for any path", () => {
  const path = fc.array(
    fc.constantFrom(
      ...["/", "A", "b", "-", "%C3", "%c3", "%A8", "noleggio-suv", "Prenotazione", "API"],
      ...["%2F", "%2f", "%41", "%25", "41", "%3F", "%5C", "%2E", "..", "/_", ".data", ".DATA"],
    ),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(path, (parts) => {
      const once = canonicalPath(`/${parts.join("")}`);
      expect(canonicalPath(once)).toBe(once);
      // Parsing it as a URL, as a redirected client does, changes nothing either.
      expect(new URL(`http://site${once}`).pathname).toBe(once);
    }),
  );
});
