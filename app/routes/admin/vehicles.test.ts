import { afterEach, expect, test, vi } from "vitest";
import { clientLoader } from "./vehicles.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Rule: product.md#fleet-form
// Rule: product.md#fleet-screen
test("the fleet loads the visible page, a count and the names of cars off the site; its form offers the active brands", async () => {
  const requested: URL[] = [];
  vi.stubGlobal("document", { documentElement: { dataset: { timeZone: "Europe/Rome" } } });
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "https://velluto.example");
    requested.push(url);
    const places = url.pathname.endsWith("/off-site-places");
    const named = url.searchParams.get("active") === "true" ? [{ name: "Ferrari" }] : [{ name: "Bugatti" }];
    const body = places ? { brands: ["Bugatti"], cities: ["Nizza"] } : url.pathname === "/api/brands" ? named : [];
    // Brands and cities are loaded without paging: there are few.
    const total = url.pathname === "/api/vehicles" ? "100000" : url.pathname === "/api/brands" ? "1" : "0";
    return new Response(JSON.stringify(body), {
      headers: { "content-type": "application/json", "x-total-count": total },
    });
  });
  const request = new Request("https://velluto.example/admin/fleet");
  const { fleet } = await clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  expect(fleet.offSite).toEqual({ brands: ["Bugatti"], cities: ["Nizza"] });
  expect(fleet.brands).toEqual(["Ferrari"]);
  const ofCars = requested.filter(({ pathname }) => pathname === "/api/vehicles");
  expect(ofCars.map(({ searchParams }) => searchParams.get("limit")).toSorted()).toEqual(["1", "50"]);
});
