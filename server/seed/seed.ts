import { createHash, randomBytes } from "node:crypto";
import { type AnyColumn, eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/durations.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { OPTIONAL_LANGUAGES } from "#domain/languages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Db, Transaction } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import { toLineRows, toPriceColumns } from "#server/repositories/bookings/booking-lines.ts";
import { lockSiteSettings, storeSiteSettings } from "#server/repositories/site-settings/site-settings.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { CITIES } from "#server/seed/cities.ts";
import { createClubEvents } from "#server/seed/club-events.ts";
import { type BookingPlan, type HoldPlan, planBookings, planMaintenance } from "#server/seed/demo/plan-bookings.ts";
import { planCustomers } from "#server/seed/demo/plan-customers.ts";
import { planEmptySearches } from "#server/seed/demo/plan-empty-searches.ts";
import { planEnquiries } from "#server/seed/demo/plan-enquiries.ts";
import { planHandovers } from "#server/seed/demo/plan-handovers.ts";
import { PROMOTION_CODE, planExtras, planProtections, planRateRules } from "#server/seed/demo/plan-rates.ts";
import { planReviews } from "#server/seed/demo/plan-reviews.ts";
import { EXPERIENCE } from "#server/seed/experiences.ts";
import { JET_ROUTES } from "#server/seed/jet-routes.ts";
import { JETS } from "#server/seed/jets.ts";
import { TESTIMONIALS } from "#server/seed/testimonials.ts";
import { insertSeedTranslations } from "#server/seed/translations/seed-translations.ts";
import { createCatalogueUnits, createDemoUnits, type SeedUnit } from "#server/seed/units/unit-rows.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";

export interface SeedOptions {
  /** `catalogue` inserts the catalogue; `demo` also inserts sample bookings and enquiries; `none` inserts nothing. */
  mode: "demo" | "catalogue" | "none";
  site: SiteConfiguration;
  /** The demo's days are relative to this instant. */
  now: Date;
}

/** The key of the advisory lock, so that only one process at a time seeds the database. */
const SEED_LOCK = 7_305_201_022;
/** The version of the settings that nobody has saved. */
const FIRST_SETTINGS_VERSION = 1;

/**
 * Seeds an empty database with the catalogue and, for `demo`, with bookings and enquiries, in one transaction (product.md#demo-data). `none` only clears
 * the settings that would claim something of the company. Leaves a database with any brand, car or booking unchanged. Returns whether it wrote
 * anything.
 */
export async function seedDatabase(db: Db, { mode, site, now }: SeedOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);
    if (!(await isDatabaseEmpty(tx))) return false;
    if (mode === "none") return storeEmptyClaims(tx, now);
    const vehicleIds = await insertCatalogue(tx, site, now);
    if (mode === "demo") {
      await insertDemo(tx, vehicleIds, site, now);
      await insertDemoRates(tx, site, now);
      await storeDemoLanguages(tx);
    }
    await insertSeedTranslations(tx);
    return true;
  });
}

async function isDatabaseEmpty(tx: Transaction): Promise<boolean> {
  for (const table of [schema.brands, schema.vehicles, schema.bookings]) {
    const rows = await tx.select({ id: table.id }).from(table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}

/** What a company that starts without our catalogue has not said: no page claims it until an admin does (product.md#new-installation). */
const EMPTY_CLAIMS: Partial<SiteSettings> = {
  mark_line: "",
  heritage_since: null,
  founded_year: null,
  heading_region: "",
  typed_ratings: false,
  phone_hours: null,
  whatsapp_hours: null,
  office_hours: null,
};

/** Sets them unless somebody has saved settings already. Returns whether it did. */
async function storeEmptyClaims(tx: Transaction, now: Date): Promise<boolean> {
  const { version } = await lockSiteSettings(tx);
  if (version !== FIRST_SETTINGS_VERSION) return false;
  await storeSiteSettings(tx, EMPTY_CLAIMS, now);
  return true;
}

/** Switches all languages on. It is no change by an admin, so the version stays, unless somebody has saved settings already. */
async function storeDemoLanguages(tx: Transaction): Promise<void> {
  await tx
    .update(schema.siteSettings)
    .set({ changes: { languages: [...OPTIONAL_LANGUAGES] } })
    .where(eq(schema.siteSettings.version, FIRST_SETTINGS_VERSION));
}

/** Inserts the catalogue and returns each car's id by its slug. */
async function insertCatalogue(
  tx: Transaction,
  site: SiteConfiguration,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  await tx.insert(schema.brands).values([...BRANDS]);
  await tx.insert(schema.cities).values([...CITIES]);
  // Set creation times one minute apart, so that the panel's list (newest first) has the order of the catalogue.
  const cars = SEED_VEHICLES.map((car, index) => ({ ...car, createdAt: new Date(now.getTime() - index * MINUTE_MS) }));
  const vehicles = await tx
    .insert(schema.vehicles)
    .values(cars)
    .returning({ id: schema.vehicles.id, slug: schema.vehicles.slug });
  const vehicleIds = new Map(vehicles.map(({ id, slug }) => [slug, id]));
  await updateSeedUnits(tx, vehicleIds, createCatalogueUnits());
  await tx.insert(schema.jets).values([...JETS]);
  await tx.insert(schema.jetRoutes).values([...JET_ROUTES]);
  await tx.insert(schema.experiences).values(EXPERIENCE);
  await tx.insert(schema.articles).values([...ARTICLES]);
  const today = toCivilMoment(now, site.timeZone).date;
  await tx.insert(schema.clubEvents).values(createClubEvents(today));
  // The migration has already inserted them into a database of an earlier version, even one that has only users.
  await tx
    .insert(schema.testimonials)
    .values([...TESTIMONIALS])
    .onConflictDoNothing();
  return vehicleIds;
}

/** Fills in the data of the units. The units exist already: a trigger has created them with their cars. */
async function updateSeedUnits(
  tx: Transaction,
  vehicleIds: ReadonlyMap<string, string>,
  seedUnits: readonly SeedUnit[],
): Promise<void> {
  const toExcluded = (column: AnyColumn) => sql.raw(`excluded."${column.name}"`);
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
  await tx
    .insert(schema.units)
    .values(seedUnits.map(({ slug, ...unit }) => ({ ...unit, vehicleId: requireId(vehicleIds, slug) })))
    .onConflictDoUpdate({
      target: [schema.units.vehicleId, schema.units.number],
      set: Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, toExcluded(column)])),
    });
}

async function insertDemo(
  tx: Transaction,
  vehicleIds: ReadonlyMap<string, string>,
  site: SiteConfiguration,
  now: Date,
): Promise<void> {
  const plans = planBookings(now, site);
  const enquiries = planEnquiries(now);
  const customers = await tx
    .insert(schema.customers)
    .values(planCustomers([...plans.map(({ row }) => row), ...enquiries]))
    .returning({ id: schema.customers.id, email: schema.customers.email });
  const customerIds = new Map(customers.map(({ id, email }) => [email ?? "", id]));
  const bookings = await tx
    .insert(schema.bookings)
    .values(
      plans.map(({ row, lines, slug, status, events }) => ({
        ...row,
        ...toPriceColumns(lines),
        status,
        collectedAt: events.find((event) => event.status === "active")?.at,
        returnedAt: events.find((event) => event.status === "completed")?.at,
        vehicleId: requireId(vehicleIds, slug),
        customerId: requireId(customerIds, row.email ?? ""),
        manageTokenHash: createRandomTokenHash(),
      })),
    )
    .returning({ id: schema.bookings.id, reference: schema.bookings.reference });
  const bookingIds = new Map(bookings.map(({ id, reference }) => [reference, id]));
  const bookingId = (plan: BookingPlan) => requireId(bookingIds, plan.row.reference);
  await tx.insert(schema.bookingLines).values(plans.flatMap((plan) => toLineRows(bookingId(plan), plan.lines)));
  await tx.insert(schema.unitHolds).values([
    ...plans.map((plan) => ({
      ...toHoldRow(plan.hold, vehicleIds),
      kind: "booking" as const,
      bookingId: bookingId(plan),
      outSince: plan.status === "active" ? plan.row.pickupAt : null,
      createdAt: plan.row.createdAt,
    })),
    ...planMaintenance(now).map((hold) => ({ ...toHoldRow(hold, vehicleIds), kind: "maintenance" as const })),
  ]);
  await tx
    .insert(schema.bookingEvents)
    .values(
      plans.flatMap((plan) =>
        plan.events.map(({ status, actor, at }) => ({ bookingId: bookingId(plan), status, actor, createdAt: at })),
      ),
    );
  await insertLegs(tx);
  const handovers = planHandovers(plans);
  await updateSeedUnits(tx, vehicleIds, createDemoUnits(plans, handovers));
  await tx.insert(schema.handovers).values(
    handovers.map(({ reference, row }) => {
      const id = requireId(bookingIds, reference);
      return { ...row, bookingId: id, bookingUnitId: selectLegId(id) };
    }),
  );
  await tx.insert(schema.reviews).values(
    planReviews(plans).map(({ reference, slug, row }) => ({
      ...row,
      bookingId: requireId(bookingIds, reference),
      vehicleId: requireId(vehicleIds, slug),
      tokenHash: createRandomTokenHash(),
    })),
  );
  await tx
    .insert(schema.enquiries)
    .values(enquiries.map((row) => ({ ...row, customerId: requireId(customerIds, row.email) })));
  await tx.insert(schema.emptySearches).values(planEmptySearches(toCivilMoment(now, site.timeZone).date));
}

/** Inserts rates, extras, protections and a promotion code. */
async function insertDemoRates(tx: Transaction, site: SiteConfiguration, now: Date): Promise<void> {
  await tx.insert(schema.rateRules).values(planRateRules(toCivilMoment(now, site.timeZone).date));
  await tx
    .insert(schema.extras)
    .values(planExtras())
    .onConflictDoUpdate({
      target: schema.extras.code,
      set: { priceCents: sql`excluded.price_cents`, position: sql`excluded.position`, active: true },
    });
  await tx.insert(schema.protections).values(planProtections());
  await tx.insert(schema.promotionCodes).values(PROMOTION_CODE);
}

/** Stores one leg for each booking whose car has left: the unit that it holds. */
async function insertLegs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into booking_units (booking_id, position, vehicle_id, vehicle_name, unit_id, started_at, ended_at, created_at)
    select booking.id, 1, hold.vehicle_id, booking.vehicle_name, unit.id, booking.collected_at, booking.returned_at, booking.collected_at
    from bookings booking
    join unit_holds hold on hold.booking_id = booking.id
    join units unit on unit.vehicle_id = hold.vehicle_id and unit.number = hold.unit
    where booking.collected_at is not null`);
}

const selectLegId = (bookingId: string) => sql`(select id from booking_units where booking_id = ${bookingId})`;

function toHoldRow(hold: HoldPlan, vehicleIds: ReadonlyMap<string, string>) {
  return {
    vehicleId: requireId(vehicleIds, hold.slug),
    unit: hold.unit,
    during: `["${hold.from.toISOString()}","${hold.to.toISOString()}")`,
    releasedAt: hold.releasedAt,
    note: hold.note,
  };
}

function requireId(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new RangeError(`Nothing was written for ${key}`);
  return id;
}

/**
 * Returns the hash of a random token. The private link of a sample booking does not work, because nobody stores its token. These hashes are the only
 * difference between two runs of the seed.
 */
function createRandomTokenHash(): string {
  return createHash("sha256").update(randomBytes(32)).digest("hex");
}
