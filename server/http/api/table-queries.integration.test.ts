import { describe, expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const get = (path: string) => application.app.request(path);
const rows = async (path: string): Promise<Record<string, unknown>[]> => (await get(path)).json();

// Rule: product.md#roles
describe("reading tables", () => {
  // Rule: product.md#cars
  // Rule: product.md#money
  // Rule: product.md#vehicle-record
  test("vehicles of a city are rows with euros and their public path", async () => {
    const response = await get("/api/vehicles?location=Milano&available=true");
    expect(response.status).toBe(200);
    const list = (await response.json()) as Record<string, unknown>[];
    expect(list.length).toBeGreaterThan(0);
    expect(response.headers.get("x-total-count")).toBe(String(list.length));
    for (const car of list) {
      expect(car).toMatchObject({ location: "Milano", available: true, currency: "€", price_unit: "giorno" });
      expect(car.price).toBeGreaterThanOrEqual(600);
      expect(car.price).toBeLessThanOrEqual(1500);
      expect(car.url).toMatch(new RegExp(`^/luxury-car-rental/milan/[a-z]+/${car.slug}$`));
    }
  });

  // Rule: product.md#api "cities, brands"
  // Rule: product.md#brand-grid
  // Rule: product.md#brand-record
  test("brands come ordered by name, only active ones", async () => {
    const names = (await rows("/api/brands")).map((brand) => brand.name as string);
    expect(names).toHaveLength(12);
    expect(names.slice(0, 5)).toEqual(["Aston Martin", "Audi", "Bentley", "BMW", "Ferrari"]);
    const byName = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
    expect(names).toEqual(names.toSorted(byName));
  });

  // Rule: product.md#api "bookings, enquiries, quotes"
  // Rule: product.md#api "cities, brands"
  // Rule: product.md#api "vehicles"
  test("by default cities are ordered by name, cars by newest first, each row with its date", async () => {
    const towns = (await rows("/api/cities")).map(({ name }) => String(name).toLowerCase());
    expect(towns).toEqual(towns.toSorted());
    const made = (await rows("/api/vehicles")).map(({ created_at }) => String(created_at));
    expect(made).toEqual(made.toSorted().toReversed());
    expect(new Set(made).size).toBe(made.length);
    for (const table of ["brands", "cities", "vehicles"]) {
      const [row] = await rows(`/api/${table}?limit=1`);
      expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
  });

  // Rule: product.md#api "cities, brands"
  // Rule: product.md#city-record
  test("cities are found by slug, with a limit, and the total count", async () => {
    expect(await rows("/api/cities?slug=munich")).toMatchObject([{ name: "Monaco di Baviera", country: "Germania" }]);
    const page = await get("/api/cities?limit=5&offset=5&order=-name");
    expect(await page.json()).toHaveLength(5);
    expect(Number(page.headers.get("x-total-count"))).toBe(31);
  });

  // Rule: product.md#bad-input
  // Rule: product.md#bad-input "wrong field, or a text with a NUL or half a character in it"
  // Rule: product.md#vehicle-record
  test.each([
    ["/api/vehicles?limit=1000000000", "limit"],
    ["/api/vehicles?limit=0", "limit"],
    ["/api/vehicles?offset=-1", "offset"],
    ["/api/vehicles?page=-1", "page"],
    ["/api/vehicles?order=password", "order"],
    ["/api/vehicles?id=not-a-uuid", "id"],
    ["/api/vehicles?available=perhaps", "available"],
    ["/api/vehicles?price=1e9", "price"],
    ["/api/vehicles?created_at=9999-99-99", "created_at"],
    [`/api/brands?name=${"x".repeat(5000)}`, "name"],
  ])("%.60s is refused with the field named", async (path, field) => {
    const response = await get(path);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: field }] });
  });

  test("the API can be read at /api/docs without scripts", async () => {
    const response = await get("/api/docs");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("/api/availability");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test("the OpenAPI document is generated and contains these paths", async () => {
    const document = (await (await get("/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/api/vehicles", "/api/brands", "/api/cities", "/api/availability", "/api/bookings"]),
    );
  });
});
