import { drawnFinishes } from "#domain/catalogue/drawn-finishes.ts";
import type { units } from "#server/db/schema.ts";
import { CARS } from "#server/seed/cars.ts";
import { cityNamed } from "#server/seed/demo/demo-lookups.ts";
import type { BookingPlan } from "#server/seed/demo/plan-bookings.ts";
import type { HandoverPlan } from "#server/seed/demo/plan-handovers.ts";
import { finishColours } from "./palette.ts";
import { makeUnitPapers } from "./unit-papers.ts";

type UnitInsert = typeof units.$inferInsert;
export type SeedUnit = Omit<UnitInsert, "vehicleId"> & { slug: string };

/** The units of the catalogue's cars in their colours, without plates: whoever opens a company with these cars has papers of their own. */
export function catalogueUnits(): SeedUnit[] {
  return CARS.flatMap(({ slug, totalUnits }) => {
    const finishes = drawnFinishes(slug);
    return Array.from({ length: totalUnits }, (_, index) => {
      const finish = finishes[index];
      return { slug, number: index + 1, ...(finish ? finishColours(finish) : {}) };
    });
  });
}

/** The same units with the demo's papers; their counters say at least what the last handover of each does. */
export function demoUnits(plans: readonly BookingPlan[], handovers: readonly HandoverPlan[]): SeedUnit[] {
  const counters = lastCounters(plans, handovers);
  const bare = catalogueUnits();
  const papers = makeUnitPapers(bare.map(({ slug }) => countryOf(slug)));
  return bare.map((unit, index) => {
    const kilometres = counters.get(unitKey(unit.slug, unit.number)) ?? papers[index]?.kilometres;
    return { ...unit, ...papers[index], kilometres };
  });
}

function lastCounters(plans: readonly BookingPlan[], handovers: readonly HandoverPlan[]): ReadonlyMap<string, number> {
  const units = new Map(plans.map(({ row, hold }) => [row.reference, unitKey(hold.slug, hold.unit)]));
  const counters = new Map<string, number>();
  for (const { reference, row } of handovers) {
    const unit = units.get(reference) ?? "";
    counters.set(unit, Math.max(counters.get(unit) ?? 0, row.kilometres));
  }
  return counters;
}

function countryOf(slug: string): string {
  const car = CARS.find((candidate) => candidate.slug === slug);
  return cityNamed(car?.location ?? "").country;
}

function unitKey(slug: string, unit: number): string {
  return `${slug} ${unit}`;
}
