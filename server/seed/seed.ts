import { createHash, randomBytes } from "node:crypto";
import { type AnyColumn, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/durations.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Db, Transaction } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { CARS } from "#server/seed/cars.ts";
import { CITIES } from "#server/seed/cities.ts";
import { clubEventsFrom } from "#server/seed/club-events.ts";
import { type BookingPlan, type HoldPlan, planBookings, planMaintenance } from "#server/seed/demo/plan-bookings.ts";
import { planCustomers } from "#server/seed/demo/plan-customers.ts";
import { planEmptySearches } from "#server/seed/demo/plan-empty-searches.ts";
import { planEnquiries } from "#server/seed/demo/plan-enquiries.ts";
import { planHandovers } from "#server/seed/demo/plan-handovers.ts";
import { planReviews } from "#server/seed/demo/plan-reviews.ts";
import { EXPERIENCE } from "#server/seed/experience.ts";
import { JET_ROUTES } from "#server/seed/jet-routes.ts";
import { JETS } from "#server/seed/jets.ts";
import { catalogueUnits, demoUnits, type SeedUnit } from "#server/seed/units/unit-rows.ts";

export interface SeedOptions {
  /** `demo` is the catalogue with sample bookings and requests. */
  mode: "demo" | "catalogue" | "none";
  site: SiteConfiguration;
  /** The demo's bookings are told in days from here. */
  now: Date;
}

/** Any number, the same for every process of this program. */
const SEED_LOCK = 7_305_201_022;

/**
 * Fills an empty database with the catalogue and, for `demo`, with bookings and requests, in one transaction (product.md#demo-data).
 * A database that holds a single brand, car or booking is left as it is. Answers whether it wrote anything.
 */
export async function seedDatabase(db: Db, { mode, site, now }: SeedOptions): Promise<boolean> {
  if (mode === "none") return false;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);
    if (!(await isEmpty(transaction))) return false;
    const vehicleIds = await insertCatalogue(transaction, site, now);
    if (mode === "demo") await insertDemo(transaction, vehicleIds, site, now);
    return true;
  });
}

async function isEmpty(transaction: Transaction): Promise<boolean> {
  for (const table of [schema.brands, schema.vehicles, schema.bookings]) {
    const rows = await transaction.select({ id: table.id }).from(table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Answers the id of each car by its slug. */
async function insertCatalogue(
  transaction: Transaction,
  site: SiteConfiguration,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  await transaction.insert(schema.brands).values([...BRANDS]);
  await transaction.insert(schema.cities).values([...CITIES]);
  // A minute apart, so that the panel's newest-first list keeps the catalogue's order.
  const cars = CARS.map((car, index) => ({ ...car, createdAt: new Date(now.getTime() - index * MINUTE_MS) }));
  const vehicles = await transaction
    .insert(schema.vehicles)
    .values(cars)
    .returning({ id: schema.vehicles.id, slug: schema.vehicles.slug });
  const vehicleIds = new Map(vehicles.map(({ id, slug }) => [slug, id]));
  await describeUnits(transaction, vehicleIds, catalogueUnits());
  await transaction.insert(schema.jets).values([...JETS]);
  await transaction.insert(schema.jetRoutes).values([...JET_ROUTES]);
  await transaction.insert(schema.experiences).values(EXPERIENCE);
  await transaction.insert(schema.articles).values([...ARTICLES]);
  const today = civilNow(now, site.timeZone).date;
  await transaction.insert(schema.clubEvents).values(clubEventsFrom(today));
  return vehicleIds;
}

/** Says of units what is known of them; a trigger has written them with their cars. */
async function describeUnits(
  transaction: Transaction,
  vehicleIds: ReadonlyMap<string, string>,
  described: readonly SeedUnit[],
): Promise<void> {
  const written = (column: AnyColumn) => sql.raw(`excluded."${column.name}"`);
  const { plate, vin, firstRegistration, paint, leather, stitching, trim, kilometres, ownership, inFleetFrom } =
    schema.units;
  const columns = {
    plate,
    vin,
    firstRegistration,
    paint,
    leather,
    stitching,
    trim,
    kilometres,
    ownership,
    inFleetFrom,
  };
  await transaction
    .insert(schema.units)
    .values(described.map(({ slug, ...unit }) => ({ ...unit, vehicleId: idOf(vehicleIds, slug) })))
    .onConflictDoUpdate({
      target: [schema.units.vehicleId, schema.units.number],
      set: Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, written(column)])),
    });
}

async function insertDemo(
  transaction: Transaction,
  vehicleIds: ReadonlyMap<string, string>,
  site: SiteConfiguration,
  now: Date,
): Promise<void> {
  const plans = planBookings(now, site);
  const enquiries = planEnquiries(now);
  const customers = await transaction
    .insert(schema.customers)
    .values(planCustomers([...plans.map(({ row }) => row), ...enquiries]))
    .returning({ id: schema.customers.id, email: schema.customers.email });
  const customerIds = new Map(customers.map(({ id, email }) => [email ?? "", id]));
  const bookings = await transaction
    .insert(schema.bookings)
    .values(
      plans.map(({ row, slug, status, events }) => ({
        ...row,
        status,
        collectedAt: events.find((event) => event.status === "active")?.at,
        returnedAt: events.find((event) => event.status === "completed")?.at,
        vehicleId: idOf(vehicleIds, slug),
        customerId: idOf(customerIds, row.email ?? ""),
        manageTokenHash: hashOfUnknownToken(),
      })),
    )
    .returning({ id: schema.bookings.id, reference: schema.bookings.reference });
  const bookingIds = new Map(bookings.map(({ id, reference }) => [reference, id]));
  const bookingId = (plan: BookingPlan) => idOf(bookingIds, plan.row.reference);
  await transaction.insert(schema.unitHolds).values([
    ...plans.map((plan) => ({
      ...holdRow(plan.hold, vehicleIds),
      kind: "booking" as const,
      bookingId: bookingId(plan),
      outSince: plan.status === "active" ? plan.row.pickupAt : null,
      createdAt: plan.row.createdAt,
    })),
    ...planMaintenance(now).map((hold) => ({ ...holdRow(hold, vehicleIds), kind: "maintenance" as const })),
  ]);
  await transaction
    .insert(schema.bookingEvents)
    .values(
      plans.flatMap((plan) =>
        plan.events.map(({ status, actor, at }) => ({ bookingId: bookingId(plan), status, actor, createdAt: at })),
      ),
    );
  const handovers = planHandovers(plans);
  await describeUnits(transaction, vehicleIds, demoUnits(plans, handovers));
  await transaction.insert(schema.handovers).values(
    handovers.map(({ reference, row }) => {
      const id = idOf(bookingIds, reference);
      return { ...row, bookingId: id, unitId: unitHeldBy(id) };
    }),
  );
  await transaction.insert(schema.reviews).values(
    planReviews(plans).map(({ reference, slug, row }) => ({
      ...row,
      bookingId: idOf(bookingIds, reference),
      vehicleId: idOf(vehicleIds, slug),
      tokenHash: hashOfUnknownToken(),
    })),
  );
  await transaction
    .insert(schema.enquiries)
    .values(enquiries.map((row) => ({ ...row, customerId: idOf(customerIds, row.email) })));
  await transaction.insert(schema.emptySearches).values(planEmptySearches(civilNow(now, site.timeZone).date));
}

const unitHeldBy = (bookingId: string) => sql`(
  select units.id from unit_holds join units on units.vehicle_id = unit_holds.vehicle_id and units.number = unit_holds.unit
  where unit_holds.booking_id = ${bookingId}
)`;

function holdRow(hold: HoldPlan, vehicleIds: ReadonlyMap<string, string>) {
  return {
    vehicleId: idOf(vehicleIds, hold.slug),
    unit: hold.unit,
    during: `["${hold.from.toISOString()}","${hold.to.toISOString()}")`,
    releasedAt: hold.releasedAt,
    note: hold.note,
  };
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new RangeError(`Nothing was written for ${key}`);
  return id;
}

/** The private link of a sample booking leads nowhere: its token is forgotten at once, the one thing here that differs between runs. */
function hashOfUnknownToken(): string {
  return createHash("sha256").update(randomBytes(32)).digest("hex");
}
