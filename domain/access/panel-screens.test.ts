import { describe, expect, test } from "vitest";
import { canOpenScreen, findPanelScreen, listVisibleScreens, PANEL_SCREENS } from "#domain/access/panel-screens.ts";
import type { Role } from "#domain/access/roles.ts";
import type { Offers } from "#domain/offers/offers.ts";

const EVERYTHING = { jets: true, experiences: true, club: true, magazine: true };
const labels = (...roles: Role[]) => listVisibleScreens(roles, EVERYTHING).map(({ label }) => label);

describe("sidebar entries by role", () => {
  // Rule: product.md#roles
  // Rule: product.md#roles "Dashboard"
  // Rule: product.md#roles "Jet ed esperienze"
  test("an admin sees every entry", () => {
    expect(labels("admin")).toEqual(PANEL_SCREENS.map(({ label }) => label));
  });
  // Rule: product.md#roles "Dashboard"
  // Rule: product.md#roles "Gestione Flotta, Prenotazioni"
  // Rule: product.md#roles "Jet ed esperienze"
  // Rule: product.md#roles "SEO Manager, Traduzioni, Brand, Città, Magazine"
  test("customer service sees the dashboard, fleet and bookings, but neither SEO nor users", () => {
    expect(labels("customer_service")).toEqual([
      "Dashboard",
      "Prenotazioni",
      "Calendario",
      "Foglio del giorno",
      "Richieste",
      "Clienti",
      "Preventivi",
      "Ordini",
      "Gestione Flotta",
      "Tariffe",
      "Jet ed esperienze",
      "Recensioni",
      "Rendiconto",
    ]);
  });
  // Rule: product.md#roles "Dashboard"
  // Rule: product.md#roles "Gestione Flotta, Prenotazioni"
  // Rule: product.md#roles "Jet ed esperienze"
  // Rule: product.md#roles "SEO Manager, Traduzioni, Brand, Città, Magazine"
  test("a SEO manager sees the dashboard, jets and experiences, SEO Manager, Traduzioni, Brand, Città and the magazine", () => {
    expect(labels("seo_manager")).toEqual([
      "Dashboard",
      "Jet ed esperienze",
      "SEO Manager",
      "Traduzioni",
      "Brand",
      "Città",
      "Magazine",
    ]);
  });
  // Rule: product.md#offers "The panel has no screen"
  test("an offer that is switched off has no entry; jets and experiences share one", () => {
    const entriesWithout = (offers: Partial<Offers>) =>
      listVisibleScreens(["admin"], { ...EVERYTHING, ...offers }).map(({ label, path }) => `${label} ${path}`);
    expect(entriesWithout({ club: false, magazine: false }).join()).not.toMatch(/Magazine|club/);
    expect(entriesWithout({ experiences: false })).toContain("Jet /admin/jets");
    expect(entriesWithout({ jets: false })).toContain("Esperienze /admin/jets/experiences");
    expect(entriesWithout({ jets: false, experiences: false }).join()).not.toMatch(/jet|Esperienze/i);
  });
  test("a person without a role sees no entry", () => {
    expect(labels()).toEqual([]);
  });
});

describe("access to panel paths", () => {
  // Rule: product.md#roles
  test.each<[string, Role[], boolean]>([
    ["/admin", [], true],
    ["/admin/account", [], true],
    ["/admin/brands", [], false],
    ["/admin/brands", ["seo_manager"], true],
    ["/admin/brands", ["customer_service"], false],
    ["/admin/bookings/VL-1234", ["customer_service"], true],
    ["/admin/bookings/calendar", ["seo_manager"], false],
    ["/admin/jets/routes", ["customer_service"], true],
    ["/admin/jets/experiences", ["seo_manager"], true],
    ["/admin/users", ["seo_manager", "customer_service"], false],
    ["/admin/users", ["admin"], true],
    ["/admin/settings", ["seo_manager", "customer_service"], false],
    ["/admin/settings", ["admin"], true],
    ["/admin/nothing", [], true],
  ])("%s is open to the roles %j: %s", (path, roles, allowed) => {
    expect(canOpenScreen(path, roles)).toBe(allowed);
  });
  test("finds the screen by the longest matching entry", () => {
    expect(findPanelScreen("/admin/bookings/calendar")?.label).toBe("Calendario");
    expect(findPanelScreen("/admin/bookings/new")?.label).toBe("Prenotazioni");
    expect(findPanelScreen("/administration")).toBeUndefined();
  });
});
