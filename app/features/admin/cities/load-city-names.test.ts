import { afterEach, expect, test, vi } from "vitest";
import { loadBaseCityNames } from "#app/features/admin/cities/load-city-names.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Rule: product.md#fleet-form
// Rule: product.md#jet-form "One schema checks"
test("offers cars and jets only active cities that have a page", async () => {
  const fetchMock = vi.fn<typeof fetch>(
    async () =>
      new Response(JSON.stringify([{ name: "Milano" }]), {
        headers: { "content-type": "application/json", "x-total-count": "1" },
      }),
  );
  vi.stubGlobal("fetch", fetchMock);
  expect(await loadBaseCityNames(new AbortController().signal)).toEqual(["Milano"]);
  const { searchParams } = new URL(String(fetchMock.mock.calls[0]?.[0]), "https://velluto.example");
  expect(Object.fromEntries(searchParams)).toMatchObject({ active: "true", has_page: "true", order: "name" });
});
