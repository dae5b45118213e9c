import { describe, expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";
import { LEGACY_PANEL_PATHS, LEGACY_PANEL_QUERIES, resolveLegacyPanelUrl } from "./panel-legacy-redirects.ts";
import { PANEL_ROUTES } from "./panel-routes.ts";

const presentPatterns = Object.values(PANEL_ROUTES).map(({ pattern }) => pattern);

describe("the former paths of the panel", () => {
  test.each(Object.entries(LEGACY_PANEL_PATHS))("%s redirects to the screen at %s", (former, present) => {
    expect(resolveLegacyPanelUrl(former, "")).toBe(present);
    expect(resolveLegacyPanelUrl(former, "?q=Rossi%20B&page=2")).toBe(`${present}?q=Rossi%20B&page=2`);
    expect(resolveLegacyPanelUrl(`${former}.data`, "?_routes=x")).toBe(`${present}.data?_routes=x`);
    expect(matchRoute(present).entry.pattern).toBe(present);
  });

  test("are not screens any more", () => {
    for (const former of Object.keys(LEGACY_PANEL_PATHS)) expect(presentPatterns).not.toContain(former);
  });
});

describe("the former parameter names of the panel", () => {
  test.each([
    [
      "/admin/giornata",
      "?giorno=2026-12-01&chi=miei&citta=Milano",
      "/admin/day-sheet?day=2026-12-01&whose=mine&city=Milano",
    ],
    ["/admin/recensioni", "?status=written&apri=r1", "/admin/reviews?status=written&open=r1"],
    ["/admin/fleet/unita", "?vehicle_id=v1&scadenze=u1", "/admin/fleet/units?vehicle_id=v1&expiries=u1"],
    ["/admin/cities", "?nuova=Forl%C3%AC", "/admin/cities?new=Forl%C3%AC"],
    ["/admin/reviews", "?apri=r1", "/admin/reviews?open=r1"],
  ])("%s%s redirects to %s", (pathname, search, present) => {
    expect(resolveLegacyPanelUrl(pathname, search)).toBe(present);
  });

  test("belong to panel screens only", () => {
    for (const path of Object.keys(LEGACY_PANEL_QUERIES)) expect(presentPatterns).toContain(path);
  });
});

test.each([
  ["/admin/day-sheet", "?day=2026-12-01"],
  ["/admin/bookings", "?nuova=1"],
  ["/admin/bookings/VL-7K3MQD", ""],
  ["/admin/eventi/x", ""],
  ["/calendario/segreto.ics", ""],
  ["/contatti", "?apri=1"],
])("%s%s is a current URL", (pathname, search) => {
  expect(resolveLegacyPanelUrl(pathname, search)).toBeNull();
});

test("leaves a current URL unchanged", () => {
  for (const former of Object.keys(LEGACY_PANEL_PATHS)) {
    const [path = "", query] = (resolveLegacyPanelUrl(former, "?giorno=2026-12-01&apri=1&scadenze=1") ?? "").split("?");
    expect(resolveLegacyPanelUrl(path, query ? `?${query}` : "")).toBeNull();
  }
});

// Rule: product.md#panel-addresses
test("the screens' paths are English", () => {
  const words = new Set(
    presentPatterns.flatMap((pattern) => pattern.split(/[/-]/)).filter((word) => /^[a-z]/.test(word)),
  );
  expect([...words].toSorted()).toEqual([
    ...["account", "admin", "audit", "bookings", "brands", "calendar", "cities", "codes", "customers", "day", "email"],
    ...[
      "events",
      "experiences",
      "extras",
      "fleet",
      "hours",
      "jets",
      "legal",
      "list",
      "magazine",
      "new",
      "orders",
      "protections",
      "quotes",
      "rates",
      "report",
      "requests",
      "reviews",
      "routes",
    ],
    ...["seo", "settings", "sheet", "templates", "terms", "testimonials", "translations", "trial", "units", "users"],
    ...["vat", "waiting", "year"],
  ]);
});
