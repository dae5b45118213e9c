import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { auditLog, bookings, brands, cities, formerSlugs, unitHolds, vehicles } from "#server/db/schema.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, callerOf, type SignedIn, signInAs } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");

const call = callerOf(application, keeper);
const car = (changes: object = {}) => ({
  name: "Luce",
  brand: "Ferrari",
  type: "Cabrio",
  category: "cabriolet",
  location: "Milano",
  price: 1250.5,
  images: ["https://cdn.example/luce.jpg"],
  specs: { engine: "V8 biturbo 3.9", power: "620 CV" },
  ...changes,
});
const create = async (changes: object = {}) => {
  const response = await call("POST", "/api/vehicles", car(changes));
  expect(response.status).toBe(201);
  return response.json();
};
const read = async (query: string, who: SignedIn | null = keeper) =>
  (await callApi(application, who, "GET", `/api/vehicles?${query}`)).json();

describe("POST /api/vehicles", () => {
  // Rule: product.md#api "vehicles"
  // Rule: product.md#fleet-form
  // Rule: product.md#vehicle-record
  test("answers 201 and the row: slug from brand and name, default values, amounts in euros", async () => {
    expect(await create()).toMatchObject({
      slug: "ferrari-luce",
      price: 1250.5,
      currency: "€",
      price_unit: "giorno",
      rating: 4.5,
      reviews: 0,
      total_units: 1,
      available: true,
      specs: { engine: "V8 biturbo 3.9", power: "620 CV", seats: 2, fuel: "Benzina" },
      deposit: 6000,
      minimum_age: 25,
      meta_title: null,
      url: "/luxury-car-rental/milan/cabrio/ferrari-luce",
      version: 1,
    });
  });

  // Rule: product.md#vehicle-record
  // Rule: product.md#cars
  test("anonymous readers get its id, meta fields and creation date", async () => {
    const meta = {
      meta_title: "Ferrari Roma a noleggio",
      meta_description: "Una Roma per un giorno.",
      meta_keywords: "roma, ferrari",
    };
    const { id } = await create({ name: "Roma", ...meta });
    const [row] = await read("slug=ferrari-roma", null);
    const [stored] = await application.context.db.select().from(vehicles).where(eq(vehicles.id, id));
    expect(row).toMatchObject({ id, ...meta, created_at: stored?.createdAt.toISOString() });
  });

  // Rule: product.md#fleet-form
  test("a second car of the same brand and name gets its own slug", async () => {
    await create({ name: "SF90" });
    expect((await create({ name: "SF90", location: "Roma" })).slug).toBe("ferrari-sf90-2");
    expect((await create({ name: "SF90" })).slug).toBe("ferrari-sf90-3");
  });

  // Rule: product.md#fleet-form
  // Rule: product.md#fleet-form "At least one image that is not blank"
  // Rule: product.md#fleet-form "Engine and power are required"
  // Rule: product.md#fleet-form "Name, brand, type, category, location and price are required"
  // Rule: product.md#fleet-form "Price above 0"
  test.each([
    ["❌ Compila tutti i campi obbligatori", { name: " " }, "name"],
    ["📷 Aggiungi almeno un'immagine", { images: ["", " "] }, "images"],
    ["💰 Il prezzo deve essere maggiore di 0", { price: 0 }, "price"],
    ["⚙️ Compila le specifiche base (Motore e Potenza)", { specs: { engine: "V8" } }, "specs.power"],
    ["Scegli un brand attivo.", { brand: "Nessuno" }, "brand"],
    ["Scegli una città attiva che ha una pagina.", { location: "Atlantide" }, "location"],
    ["Scegli una città attiva che ha una pagina.", { location: "Torino" }, "location"],
  ])("refuses with %s", async (message, changes, path) => {
    const response = await call("POST", "/api/vehicles", car(changes));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: message, errors: [{ path, message }] });
  });

  // Rule: product.md#fleet-form
  test("refuses an inactive brand", async () => {
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.name, "Audi"));
    expect((await call("POST", "/api/vehicles", car({ brand: "Audi" }))).status).toBe(422);
    await application.context.db.update(brands).set({ active: true }).where(eq(brands.name, "Audi"));
  });

  test.each([
    [null],
    ["x"],
    [[]],
    [{ ...car(), images: "https://cdn.example/luce.jpg" }],
    [{ ...car(), price: 1e300 }],
  ])("%j is 422", async (body) => {
    expect((await call("POST", "/api/vehicles", body)).status).toBe(422);
  });
});

describe("PATCH /api/vehicles/{id}", () => {
  // Rule: product.md#api "vehicles"
  // Rule: product.md#cars
  // Rule: product.md#fleet-screen
  // Rule: product.md#vehicle-record
  test("the switch changes only the availability, and public readers see it at once", async () => {
    const { id } = await create({ name: "Purosangue", type: "SUV", category: "suv" });
    const response = await call("PATCH", `/api/vehicles/${id}`, { available: false });
    expect(await response.json()).toMatchObject({ available: false, price: 1250.5, version: 2 });
    expect((await read(`id=${id}`, null))[0].available).toBe(false);
  });

  // Rule: product.md#api "vehicles"
  test("a new name changes the slug, and the former URL redirects", async () => {
    const { id, url } = await create({ name: "California" });
    const response = await call("PATCH", `/api/vehicles/${id}`, { name: "California T" });
    const after = await response.json();
    expect(after.slug).toBe("ferrari-california-t");
    expect(await findRedirect(application.context, url)).toBe(after.url);
    await call("PATCH", `/api/vehicles/${id}`, { name: "California" });
    const left = await application.context.db.select().from(formerSlugs).where(eq(formerSlugs.entityId, id));
    expect(left.map(({ slug }) => slug)).toEqual(["ferrari-california-t"]);
  });

  test("a car of an inactive brand can be edited, and stays hidden from the public", async () => {
    const { id } = await create({ brand: "Lamborghini", name: "Temerario" });
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.name, "Lamborghini"));
    const response = await call("PATCH", `/api/vehicles/${id}`, { brand: "Lamborghini", price: 1300 });
    expect(response.status).toBe(200);
    expect([(await read(`id=${id}`)).length, (await read(`id=${id}`, null)).length]).toEqual([1, 0]);
    await application.context.db.update(brands).set({ active: true }).where(eq(brands.name, "Lamborghini"));
  });

  // Rule: product.md#fleet-form
  test("a car cannot move to a city without a page; one already there can be edited and stays hidden", async () => {
    const { id } = await create({ name: "Amalfi" });
    const moved = await call("PATCH", `/api/vehicles/${id}`, { location: "Torino" });
    expect(moved.status).toBe(422);
    expect((await moved.json()).errors).toEqual([
      { path: "location", message: "Scegli una città attiva che ha una pagina." },
    ]);
    await application.context.db.update(vehicles).set({ location: "Torino" }).where(eq(vehicles.id, id));
    const response = await call("PATCH", `/api/vehicles/${id}`, { location: "Torino", price: 1300 });
    expect(response.status).toBe(200);
    expect([(await read(`id=${id}`)).length, (await read(`id=${id}`, null)).length]).toEqual([1, 0]);
    expect((await call("PATCH", `/api/vehicles/${id}`, { location: "Roma" })).status).toBe(200);
    expect(await read(`id=${id}`, null)).toHaveLength(1);
  });

  test("a picture's text is removed with its picture", async () => {
    const [first, second] = ["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"];
    const image_alts = { [first ?? ""]: "Il muso", [second ?? ""]: "La coda", "https://cdn.example/3.jpg": "Niente" };
    const { id, image_alts: kept } = await create({ name: "12Cilindri", images: [first, second], image_alts });
    expect(Object.values(kept)).toEqual(["Il muso", "La coda"]);
    const after = await (await call("PATCH", `/api/vehicles/${id}`, { images: [second] })).json();
    expect(after.image_alts).toEqual({ [second ?? ""]: "La coda" });
  });

  test("tells the second of two editors who was first", async () => {
    const { id, version } = await create({ name: "Daytona SP3" });
    const other = await signInAs(application, "admin");
    await callApi(application, other, "PATCH", `/api/vehicles/${id}`, { price: 1400, version });
    const second = await call("PATCH", `/api/vehicles/${id}`, { price: 1500, version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${other.email}`);
  });

  // Rule: product.md#unit-holds "Units that somebody"
  test("units that are held now or later cannot be removed, those with past holds can", async () => {
    const { id } = await create({ name: "Portofino", total_units: 3 });
    const hold = (unit: number, from: number, to: number | null) => ({
      vehicleId: id,
      unit,
      during: `["${day(from)}",${to === null ? "" : `"${day(to)}"`})`,
      kind: "maintenance" as const,
    });
    const day = (offset: number) => new Date(TEST_NOW.getTime() + offset * 86_400_000).toISOString();
    await application.context.db.insert(unitHolds).values([hold(3, -10, -5), hold(2, 5, null)]);
    expect((await call("PATCH", `/api/vehicles/${id}`, { total_units: 2 })).status).toBe(200);
    const refused = await call("PATCH", `/api/vehicles/${id}`, { total_units: 1 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "total_units" }] });
  });

  test("staff see how many units are out now, others do not", async () => {
    const { id } = await create({ name: "GTC4", total_units: 2 });
    const during = `["2026-11-20T00:00:00Z","2026-11-22T00:00:00Z")`;
    await application.context.db.insert(unitHolds).values({ vehicleId: id, unit: 1, during, kind: "maintenance" });
    expect((await read(`id=${id}`))[0].units_out).toBe(1);
    expect((await read(`id=${id}`, null))[0]).not.toHaveProperty("units_out");
  });

  test("q matches words in any field: brand and name together", async () => {
    await create({ name: "Dino 246" });
    const names = async (q: string) =>
      (await read(`q=${encodeURIComponent(q)}`)).map((row: { name: string }) => row.name);
    expect(await names("ferrari dino")).toEqual(["Dino 246"]);
    expect(await names("milano dino")).toEqual(["Dino 246"]);
    expect(await names("dino %")).toEqual([]);
  });

  test.each([["not-an-id"], ["00000000-0000-4000-8000-000000000000"]])("%s is 404", async (id) => {
    expect((await call("PATCH", `/api/vehicles/${id}`, { available: false })).status).toBe(404);
    expect((await call("DELETE", `/api/vehicles/${id}`)).status).toBe(404);
  });
});

describe("DELETE /api/vehicles/{id}", () => {
  // Rule: product.md#api "vehicles"
  // Rule: product.md#fleet-screen
  test("deletes the car permanently with 204", async () => {
    const { id } = await create({ name: "Testarossa" });
    const response = await call("DELETE", `/api/vehicles/${id}`);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await read(`id=${id}`)).toEqual([]);
  });

  // Rule: product.md#fleet-screen
  test("is refused while a booking is open; after its end the booking keeps the car's name", async () => {
    const { id, slug } = await create({ name: "F8 Tributo", type: "Sportiva", category: "sport" });
    const { booking, token } = await requestBooking(application.context, {
      body: bookingRequest({ vehicle: slug }),
      idempotencyKey: undefined,
    });
    const refused = await call("DELETE", `/api/vehicles/${id}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain("una prenotazione aperta");
    for (const status of ["confirmed", "active"] as const) {
      await application.context.db.update(bookings).set({ status }).where(eq(bookings.id, booking.id));
      expect((await call("DELETE", `/api/vehicles/${id}`)).status).toBe(409);
    }
    await application.context.db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, booking.id));
    expect((await call("DELETE", `/api/vehicles/${id}`)).status).toBe(204);
    const found = await findBooking(application.context, { token }, wordsOf("it"));
    expect(found.booking.vehicle).toEqual({ id: null, title: "Ferrari F8 Tributo", catalogueVehicle: null });
  });

  // Rule: product.md#undo
  test("ends the time in which its bookings' ends can be undone, also at the same second", async () => {
    const { id, slug } = await create({ name: "458 Italia", type: "Sportiva", category: "sport" });
    const { booking } = await requestBooking(application.context, { body: bookingRequest({ vehicle: slug }) });
    expect((await call("PATCH", `/api/bookings/${booking.id}`, { status: "confirmed" })).status).toBe(200);
    expect((await call("PATCH", `/api/bookings/${booking.id}`, { status: "cancelled" })).status).toBe(200);
    const [deleted, undone] = await Promise.all([
      call("DELETE", `/api/vehicles/${id}`),
      call("POST", `/api/bookings/${booking.id}/undo`),
    ]);
    expect([deleted.status, undone.status]).toBeOneOf([
      [204, 409],
      [409, 200],
    ]);
    await call("PATCH", `/api/bookings/${booking.id}`, { status: "cancelled" });
    expect([204, 404]).toContain((await call("DELETE", `/api/vehicles/${id}`)).status);
    expect((await call("POST", `/api/bookings/${booking.id}/undo`)).status).toBe(409);
    expect((await (await call("GET", `/api/bookings/${booking.id}`)).json()).status).toBe("cancelled");
  });

  test("is not prevented by an expired request", async () => {
    const { id, slug } = await create({ name: "296 Speciale", type: "Sportiva", category: "sport" });
    const { booking } = await requestBooking(application.context, {
      body: bookingRequest({ vehicle: slug }),
      idempotencyKey: undefined,
    });
    await application.context.db.update(bookings).set({ holdExpiresAt: TEST_NOW }).where(eq(bookings.id, booking.id));
    expect((await call("DELETE", `/api/vehicles/${id}`)).status).toBe(204);
  });
});

test("every write is in the audit log and invalidates public pages", async () => {
  const generation = application.context.pages.generation;
  const { id } = await create({ name: "Enzo" });
  await call("PATCH", `/api/vehicles/${id}`, { price: 1499 });
  await call("DELETE", `/api/vehicles/${id}`);
  expect(application.context.pages.generation).toBe(generation + 3);
  const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(entries.map(({ action, actor, entity }) => [action, actor, entity]).sort()).toEqual(
    ["create", "delete", "update"].map((action) => [action, keeper.userId, "vehicles"]),
  );
});

test("concurrent writers get different slugs", async () => {
  const rows = await Promise.all([1, 2, 3, 4].map(() => create({ name: "Monza SP1" })));
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(4);
  const stored = await application.context.db.select().from(vehicles).where(eq(vehicles.name, "Monza SP1"));
  expect(stored).toHaveLength(4);
});

// Rule: product.md#fleet-screen
test("staff see which cars are off the site, and why; other readers do not see those cars", async () => {
  const { db } = application.context;
  const offSite = async (query: string) =>
    (await read(`limit=100&order=slug&${query}`)).map((row: ApiVehicle) => [row.slug, row.off_site]);
  const all = await offSite("");
  await db.update(brands).set({ active: false }).where(eq(brands.slug, "maserati"));
  await db.update(cities).set({ hasPage: false }).where(eq(cities.slug, "zurich"));
  const hidden = await offSite("on_site=false");
  expect(hidden).toContainEqual(["maserati-mc20", "brand-inactive"]);
  expect(hidden.map(([, reason]: [string, string]) => reason)).toContain("city-without-page");
  const places = await (await callApi(application, keeper, "GET", "/api/vehicles/off-site-places")).json();
  expect(places.brands).toContain("Maserati");
  expect(places.cities).toContain("Zurigo");
  expect(new Set(places.cities).size).toBe(places.cities.length);
  expect(places.brands.length).toBeLessThan(hidden.length);
  const shown = await offSite("on_site=true");
  expect(shown.length + hidden.length).toBe(all.length);
  expect(new Set(shown.map(([, reason]: [string, null]) => reason))).toEqual(new Set([null]));
  expect(await read("slug=maserati-mc20&on_site=false", null)).toEqual([]);
  expect((await callApi(application, null, "GET", "/api/vehicles?on_site=forse")).status).toBe(422);
  await db.update(brands).set({ active: true });
  await db.update(cities).set({ hasPage: true }).where(eq(cities.slug, "zurich"));
});

// Rule: product.md#reviews "Where a company"
test("visitors get no typed rating where the site shows none; fleet staff do", async () => {
  const ratingOf = async (response: Response) => ((await response.json()) as ApiVehicle[])[0]?.rating;
  const { site } = application.context;
  Object.assign(site, { showsTypedRatings: false });
  try {
    expect(await ratingOf(await application.app.request("/api/vehicles?limit=1"))).toBe(0);
    expect(await ratingOf(await call("GET", "/api/vehicles?limit=1"))).toBeGreaterThan(0);
  } finally {
    Object.assign(site, { showsTypedRatings: true });
  }
});
