import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportVehicles } from "#app/features/admin/vehicles/vehicle-list.tsx";

/** The files that the browser saved, newest last. */
const saved: { name: string; file: Blob }[] = [];

const car = (slug: string, highlights: string[]) => ({
  slug,
  brand: "Ferrari",
  name: "Roma",
  images: ["/a.webp"],
  image_alts: {},
  specs: { engine: "V8", power: "620 CV" },
  price: 1250.5,
  available: true,
  highlights,
});

beforeEach(() => {
  const pages = [[car("ferrari-roma", ["=HYPERLINK(1)", "Nuova"])], [car("ferrari-roma-2", [])]];
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(JSON.stringify(pages.shift() ?? []), { headers: { "x-total-count": "2" } }),
  );
  saved.length = 0;
  const link = { href: "", download: "", click: () => {} };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    link.click = () => saved.push({ name: link.download, file: file as Blob });
    return "blob:csv";
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Rule: product.md#csv-export
test("saves every car that matches the filters, with the company's date in the file name and no cell as a formula", async () => {
  await exportVehicles(new URLSearchParams("brand=Ferrari&page=3"), new Date("2026-11-20T23:30:00Z"), "Europe/Rome");
  const requestedPaths = vi.mocked(fetch).mock.calls.map(([path]) => String(path));
  expect(requestedPaths).toEqual([
    "/api/vehicles?brand=Ferrari&order=-created_at&limit=1000&offset=0",
    "/api/vehicles?brand=Ferrari&order=-created_at&limit=1000&offset=1",
  ]);
  const [first] = saved;
  const text = (await first?.file.text()) ?? "";
  expect(first?.name).toBe("flotta-tutti-i-dati-2026-11-21.csv");
  expect(text.startsWith("Slug;Brand;Nome;")).toBe(true);
  expect(text).toContain("ferrari-roma;Ferrari;Roma;");
  expect(text).toContain("1250,5");
  expect(text).toContain('"\'=HYPERLINK(1)\nNuova"');
  expect(text).toContain("ferrari-roma-2;");
});
