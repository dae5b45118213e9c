import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import type { units } from "#server/db/schema.ts";
import { findSeedCity } from "#server/seed/demo/demo-lookups.ts";
import type { BookingPlan } from "#server/seed/demo/plan-bookings.ts";
import type { HandoverPlan } from "#server/seed/demo/plan-handovers.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { findFinishColours } from "./palette.ts";
import { generateUnitRegistrations } from "./unit-registrations.ts";

type UnitInsert = typeof units.$inferInsert;
export type SeedUnit = Omit<UnitInsert, "vehicleId"> & { slug: string };

/** Creates the units of the catalogue, with colours but without plates: a real company enters its own plates. */
export function createCatalogueUnits(): SeedUnit[] {
  return SEED_VEHICLES.flatMap(({ slug, totalUnits }) => {
    const finishes = illustratedFinishesOf(slug);
    return Array.from({ length: totalUnits }, (_, index) => {
      const finish = finishes[index];
      return { slug, number: index + 1, ...(finish ? findFinishColours(finish) : {}) };
    });
  });
}

/** Creates the units of the demo, with invented registration data. The odometer of a unit shows at least the reading of its last handover. */
export function createDemoUnits(plans: readonly BookingPlan[], handovers: readonly HandoverPlan[]): SeedUnit[] {
  const counters = findLastCounters(plans, handovers);
  const catalogueUnits = createCatalogueUnits();
  const registrations = generateUnitRegistrations(catalogueUnits.map(({ slug }) => findCountry(slug)));
  return catalogueUnits.map((unit, index) => {
    const kilometres = counters.get(toUnitKey(unit.slug, unit.number)) ?? registrations[index]?.kilometres;
    return { ...unit, ...registrations[index], kilometres };
  });
}

function findLastCounters(
  plans: readonly BookingPlan[],
  handovers: readonly HandoverPlan[],
): ReadonlyMap<string, number> {
  const units = new Map(plans.map(({ row, hold }) => [row.reference, toUnitKey(hold.slug, hold.unit)]));
  const counters = new Map<string, number>();
  for (const { reference, row } of handovers) {
    const unit = units.get(reference) ?? "";
    counters.set(unit, Math.max(counters.get(unit) ?? 0, row.kilometres));
  }
  return counters;
}

function findCountry(slug: string): string {
  const car = SEED_VEHICLES.find((candidate) => candidate.slug === slug);
  return findSeedCity(car?.location ?? "").country;
}

function toUnitKey(slug: string, unit: number): string {
  return `${slug} ${unit}`;
}
