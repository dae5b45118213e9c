import { afterEach, expect, test, vi } from "vitest";
import { clientLoader } from "./timeline.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Rule: product.md#panel-lists
test("the calendar shows every car, beyond the API's thousand per call", async () => {
  const fleet = Array.from({ length: 1001 }, (_, at) => ({
    id: `car-${at}`,
    name: "Roma",
    category: "suv",
    location: "Milano",
  }));
  const rowsOf: Readonly<Record<string, readonly object[]>> = { "/api/vehicles": fleet };
  vi.stubGlobal("document", { documentElement: { dataset: { timeZone: "Europe/Rome" } } });
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://velluto.example");
    const [limit, offset] = ["limit", "offset"].map((name) => Number(searchParams.get(name)));
    const rows = rowsOf[pathname] ?? [];
    const headers = { "content-type": "application/json", "x-total-count": String(rows.length) };
    return new Response(JSON.stringify(rows.slice(offset, (offset ?? 0) + (limit ?? 0))), { headers });
  });
  const request = new Request("https://velluto.example/admin/bookings/calendar");
  const { vehicles } = await clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  expect(vehicles.map(({ id }) => id)).toEqual(fleet.map(({ id }) => id));
});
