import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { parseHorsepower, toTransmissionKind } from "#domain/catalogue/filters.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import { bookings, brands, cities, unitHolds, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { TEST_NOW } from "#test/test-now.ts";
import {
  findVehicleBySlug,
  listPhotographedVehicles,
  listVehicles,
  listVehiclesByCategory,
  type VehicleFilter,
} from "./list-vehicles.ts";
import { countVehicles, countVehiclesUpTo } from "./vehicle-counts.ts";
import { summariseVehicles } from "./vehicle-summaries.ts";

const application = setUpTestApplication();
const ALL = { limit: 1000 };

const list = (filter: VehicleFilter = {}) => listVehicles(application.context.db, { ...filter, ...ALL });
const slugs = async (filter: VehicleFilter) => (await list(filter)).map((vehicle) => vehicle.slug);

describe("the filter", () => {
  // Rule: product.md#cars
  // Rule: product.md#city-search
  test("cities are given by their stored names; an empty list finds nothing", async () => {
    expect((await list({ city: "Monaco" })).every((vehicle) => vehicle.location === "Monaco")).toBe(true);
    expect(await slugs({ cities: ["Milano"] })).toEqual(await slugs({ city: "Milano" }));
    expect(await slugs({ cities: [] })).toEqual([]);
  });

  // Rule: product.md#cars
  test("categories include every stored value that belongs to them", async () => {
    const sporty = await list({ categories: ["sportive"] });
    expect(sporty.length).toBeGreaterThan(0);
    expect(sporty.every((vehicle) => vehicle.category === "sportive")).toBe(true);
    await application.context.db
      .update(vehicles)
      .set({ category: "Supercar" })
      .where(eq(vehicles.slug, "ferrari-296-gtb"));
    expect(await slugs({ categories: ["sportive"] })).toContain("ferrari-296-gtb");
  });

  // Rule: product.md#cars
  // Rule: product.md#explore-filters
  test("brands are given by their stored names, an empty list finds nothing, and rates include both ends", async () => {
    expect((await slugs({ brands: ["Rolls-Royce"] })).length).toBeGreaterThan(0);
    expect(await slugs({ brands: ["rolls-royce"] })).toEqual([]);
    expect(await slugs({ brands: [] })).toEqual([]);
    const rates = (await list({ lowestRate: 90_000, highestRate: 105_000 })).map((vehicle) => vehicle.dailyRate);
    expect(rates).toContain(90_000);
    expect(rates).toContain(105_000);
    expect(rates.every((rate) => rate >= 90_000 && rate <= 105_000)).toBe(true);
  });

  test("transmission is classified like `toTransmissionKind`", async () => {
    for (const kind of ["auto", "manuale"] as const) {
      const found = await list({ transmission: kind });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((vehicle) => toTransmissionKind(vehicle.specs.transmission) === kind)).toBe(true);
    }
  });

  test("selects one car, all but one, by tags and by rating", async () => {
    expect(await slugs({ slug: "rolls-royce-ghost" })).toEqual(["rolls-royce-ghost"]);
    expect(await slugs({ exceptSlug: "rolls-royce-ghost" })).not.toContain("rolls-royce-ghost");
    const tagged = await list({ highlights: ["VIP Exclusive", "Più prenotata"], minimumRating: 4.9 });
    expect(tagged.length).toBeGreaterThanOrEqual(6);
    expect(tagged.every((vehicle) => vehicle.rating >= 4.9)).toBe(true);
  });
});

describe("the order", () => {
  // Rule: product.md#brand-pages
  test("sorts by price up and down, rating and power", async () => {
    const { db } = application.context;
    const rates = (await listVehicles(db, { order: "price", ...ALL })).map((vehicle) => vehicle.dailyRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    const falling = (await listVehicles(db, { order: "-price", ...ALL })).map((vehicle) => vehicle.dailyRate);
    expect(falling).toEqual([...rates].reverse());
    const ratings = (await listVehicles(db, { order: "rating", ...ALL })).map((vehicle) => vehicle.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const offered = await listVehicles(db, { order: "offered", ...ALL });
    const best = (available: boolean) =>
      offered.filter((vehicle) => vehicle.available === available).map((vehicle) => vehicle.rating);
    expect(offered.map((vehicle) => vehicle.rating)).toEqual([...best(true), ...best(false)]);
    for (const group of [best(true), best(false)]) expect(group).toEqual([...group].sort((a, b) => b - a));
    expect(best(false).length).toBeGreaterThan(0);
    const powers = (await listVehicles(db, { order: "power", ...ALL })).map((vehicle) =>
      parseHorsepower(vehicle.specs),
    );
    expect(powers).toEqual([...powers].sort((a, b) => b - a));
    expect(powers[0]).toBeGreaterThan(500);
  });

  test("pages neither overlap nor skip a car", async () => {
    const { db } = application.context;
    const pages = await Promise.all([0, 10, 20, 30].map((offset) => listVehicles(db, { limit: 10, offset })));
    const seen = pages.flat().map((vehicle) => vehicle.slug);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list()).length);
  });

  test("returns the best of each category, in one query", async () => {
    const best = await listVehiclesByCategory(application.context.db, 2);
    expect(best).toHaveLength(10);
    const sporty = best.filter((vehicle) => vehicle.category === "sportive").map((vehicle) => vehicle.slug);
    const all = await listVehicles(application.context.db, { categories: ["sportive"], order: "rating", limit: 2 });
    expect(sporty).toEqual(all.map((vehicle) => vehicle.slug));
  });
});

// Rule: product.md#pictures "A section that needs a picture"
test("lists the best car with a photograph of each category, best first; none without photographs", async () => {
  const { db } = application.context;
  expect(await listPhotographedVehicles(db)).toEqual([]);
  const photographed = ["range-rover-autobiography", "bentley-bentayga-s", "ferrari-portofino-m"];
  for (const slug of photographed)
    await db
      .update(vehicles)
      .set({ images: [`/pictures/cars/${slug}/studio-1200.webp`, "https://elsewhere.example/a.jpg"] })
      .where(eq(vehicles.slug, slug));
  const found = await listPhotographedVehicles(db);
  expect(found.map(({ category }) => category).toSorted()).toEqual(["cabrio", "suv"]);
  expect(found.every(({ images: [image] }) => image === "https://elsewhere.example/a.jpg")).toBe(true);
  const ratings = found.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

describe("the power computed by the database", () => {
  test.each([
    ["830 CV", 830],
    ["610 kW (830 CV)", 830],
    ["400 kW", 544],
    ["1.001 CV", 1001],
    ["in rodaggio", 0],
  ])("%s equals the domain's %d", async (power, expected) => {
    const { db } = application.context;
    const [before] = await db.select().from(vehicles).where(eq(vehicles.slug, "audi-rs-q8"));
    if (!before) throw new Error("seed");
    const [row] = await db
      .update(vehicles)
      .set({ specs: { ...before.specs, power } })
      .where(eq(vehicles.id, before.id))
      .returning({ horsepower: vehicles.horsepower });
    await db.update(vehicles).set({ specs: before.specs }).where(eq(vehicles.id, before.id));
    expect(row?.horsepower).toBe(expected);
    expect(parseHorsepower({ power })).toBe(expected);
  });
});

describe("one car", () => {
  // Rule: product.md#cars
  // Rule: product.md#cars "A car is called"
  test("is found by its slug and by the derived one", async () => {
    const { db } = application.context;
    const found = await findVehicleBySlug(db, "lamborghini-huracan-evo");
    expect(found?.name).toBe("Huracán EVO");
    expect(found?.description).toBeTruthy();
    const derived = deriveVehicleSlug("Lamborghini", "Huracán EVO");
    expect(derived).not.toBe("lamborghini-huracan-evo");
    expect((await findVehicleBySlug(db, derived))?.id).toBe(found?.id);
    expect(await findVehicleBySlug(db, "fiat-panda")).toBeNull();
  });

  // Rule: product.md#activation
  // Rule: product.md#city-record
  test("of an inactive brand or city is on no public page", async () => {
    const { db } = application.context;
    await db.update(brands).set({ active: false }).where(eq(brands.slug, "mclaren"));
    await db.update(cities).set({ active: false }).where(eq(cities.slug, "vienna"));
    expect(await findVehicleBySlug(db, "mclaren-750s")).toBeNull();
    expect(await list({ brands: ["McLaren"] })).toEqual([]);
    expect(await list({ city: "Vienna" })).toEqual([]);
    expect(
      (await summariseVehicles(db)).some((summary) => summary.brandSlug === "mclaren" || summary.city === "Vienna"),
    ).toBe(false);
    await db.update(brands).set({ active: true }).where(eq(brands.slug, "mclaren"));
    await db.update(cities).set({ active: true }).where(eq(cities.slug, "vienna"));
  });

  test("of an unknown category is in no list", async () => {
    const { db } = application.context;
    await db.update(vehicles).set({ category: "Autobus" }).where(eq(vehicles.slug, "audi-rs-q8"));
    expect(await slugs({})).not.toContain("audi-rs-q8");
    expect(await findVehicleBySlug(db, "audi-rs-q8")).toBeNull();
    await db.update(vehicles).set({ category: "suv" }).where(eq(vehicles.slug, "audi-rs-q8"));
  });
});

describe("counts", () => {
  test("equal the list's length, with the rates it shows", async () => {
    for (const filter of [
      {},
      { city: "Milano" },
      { categories: ["suv" as const] },
      {
        bases: [
          { base: "Milano", categories: ["suv" as const] },
          { base: "Roma", categories: ["van" as const] },
        ],
      },
    ]) {
      const [summaries, cars] = [await summariseVehicles(application.context.db, filter), await list(filter)];
      const counts = await countVehicles(application.context.db, filter);
      expect((await countVehiclesUpTo(application.context.db, filter, 1000)).counts).toEqual(counts);
      for (const figure of ["vehicles", "displayed"] as const) {
        expect(counts.reduce((sum, count) => sum + count[figure], 0)).toBe(
          summaries.reduce((sum, summary) => sum + summary[figure], 0),
        );
      }
      const available = cars.filter((car) => car.available);
      expect(summaries.reduce((sum, summary) => sum + summary.displayed, 0)).toBe(cars.length);
      expect(summaries.reduce((sum, summary) => sum + summary.vehicles, 0)).toBe(available.length);
      expect(sumSummaries(summaries).lowestRate).toBe(Math.min(...available.map((car) => car.dailyRate)));
      expect(summaries.reduce((sum, summary) => sum + summary.totalRate, 0)).toBe(
        available.reduce((sum, car) => sum + car.dailyRate, 0),
      );
    }
  });

  // Rule: product.md#explore "Cars that have"
  test("stop at the limit when cars are counted one by one", async () => {
    const { db } = application.context;
    const filter = { transmission: "auto" as const };
    const all = (await list(filter)).length;
    const counted = async (most: number) => {
      const { counts, isCapped } = await countVehiclesUpTo(db, filter, most);
      return { count: counts.reduce((sum, { displayed }) => sum + displayed, 0), isCapped };
    };
    expect(await counted(all)).toEqual({ count: all, isCapped: false });
    expect(await counted(all - 1)).toMatchObject({ isCapped: true });
  });

  // Rule: product.md#rental-pages "A car that is"
  test("exclude a car that is not available, which is listed but sets no price", async () => {
    const [r8] = await summariseVehicles(application.context.db, { city: "Zurigo", brands: ["Audi"] });
    expect(r8).toMatchObject({ displayed: 1, vehicles: 0, lowestRate: 0, highestRate: 0, totalRate: 0 });
  });
});

describe("cars free for a period", () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * hour);
  const wanted = (from: number, to: number) => ({ freeFor: { from: at(from), to: at(to), now: TEST_NOW } });

  async function hold(slug: string, unit: number, from: number, to: number, bookingId?: string) {
    const car = await findVehicleBySlug(application.context.db, slug);
    if (!car) throw new Error(slug);
    await application.context.db.insert(unitHolds).values({
      vehicleId: car.id,
      unit,
      during: `["${at(from).toISOString()}","${at(to).toISOString()}")`,
      kind: bookingId ? "booking" : "maintenance",
      bookingId,
    });
    return car;
  }

  test("the hold's ends and the car's turnaround are exact to the second", async () => {
    const car = await hold("bentley-flying-spur", 1, 100, 120);
    const turnaround = car.turnaroundHours;
    expect(await slugs(wanted(90, 99))).not.toContain(car.slug);
    expect(await slugs(wanted(90, 100 - turnaround))).toContain(car.slug);
    expect(await slugs(wanted(120, 130))).toContain(car.slug);
    expect(await slugs(wanted(119, 130))).not.toContain(car.slug);
  });

  // Rule: product.md#vehicle-record
  test("a car with several units is free until the last is held; a released hold does not count", async () => {
    const { db } = application.context;
    const car = await findVehicleBySlug(db, "porsche-911-carrera-s");
    if (!car) throw new Error("seed");
    await db.update(vehicles).set({ totalUnits: 2 }).where(eq(vehicles.id, car.id));
    await hold(car.slug, 1, 100, 200);
    expect(await slugs(wanted(110, 130))).toContain(car.slug);
    await hold(car.slug, 2, 120, 140);
    expect(await slugs(wanted(110, 130))).not.toContain(car.slug);
    await db.update(unitHolds).set({ releasedAt: TEST_NOW }).where(eq(unitHolds.unit, 2));
    expect(await slugs(wanted(110, 130))).toContain(car.slug);
    // Holds of a unit that the car no longer has do not affect its other units.
    await db.update(vehicles).set({ totalUnits: 1 }).where(eq(vehicles.id, car.id));
    expect(await slugs(wanted(110, 130))).not.toContain(car.slug);
  });

  // Rule: product.md#unit-holds "A request whose"
  test("an expired request holds nothing, even before its hold is released", async () => {
    const car = await findVehicleBySlug(application.context.db, "maserati-mc20");
    if (!car) throw new Error("seed");
    const [booking] = await application.context.db
      .insert(bookings)
      .values({
        reference: "VL-TEST01",
        vehicleId: car.id,
        vehicleName: `${car.brand} ${car.name}`,
        pickupCity: car.location,
        returnCity: car.location,
        pickupDate: "2026-11-28",
        pickupTime: "10:00",
        returnDate: "2026-11-30",
        returnTime: "10:00",
        pickupAt: at(168),
        returnAt: at(216),
        days: 2,
        dailyRateCents: car.dailyRate,
        totalCents: car.dailyRate * 2,
        terms: car.terms,
        name: "Prova",
        email: "prova@example.org",
        phone: "+39 02 1",
        driverBirthDate: "1980-01-01",
        licenceDate: "2000-01-01",
        holdExpiresAt: at(1),
        manageTokenHash: "test",
      })
      .returning({ id: bookings.id });
    await hold(car.slug, 1, 168, 220, booking?.id);
    expect(await slugs(wanted(170, 180))).not.toContain(car.slug);
    expect(await slugs({ freeFor: { from: at(170), to: at(180), now: at(2) } })).toContain(car.slug);
  });

  test("counting and listing find the same free cars", async () => {
    for (const filter of [wanted(90, 130), wanted(170, 190), { ...wanted(110, 130), city: "Milano" }]) {
      const { counts } = await countVehiclesUpTo(application.context.db, filter, 1000);
      const counted = counts.reduce((sum, count) => sum + count.displayed, 0);
      expect(counted).toBe((await list(filter)).length);
      expect(counted).toBeLessThanOrEqual((await list()).length);
    }
  });
});
