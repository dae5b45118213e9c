import type { handovers } from "#server/db/schema.ts";
import type { BookingPlan } from "#server/seed/demo/plan-bookings.ts";
import { createDemoRandom } from "#server/seed/demo/random.ts";

/** A handover record of the demo, identified by its booking's reference. */
export interface HandoverPlan {
  reference: string;
  row: Pick<typeof handovers.$inferInsert, "kind" | "kilometres" | "fuelPercent" | "recordedBy" | "createdAt">;
}

const HANDOVER_RANDOM_SEED = 19_470_312;

/**
 * Plans the handover records of every rental that has begun. The odometer readings of a unit increase from one rental to the next
 * (product.md#demo-data).
 */
export function planHandovers(plans: readonly BookingPlan[]): HandoverPlan[] {
  const random = createDemoRandom(HANDOVER_RANDOM_SEED);
  const counters = new Map<string, number>();
  const startedRentals = plans.filter(({ status }) => status === "active" || status === "completed");
  return startedRentals
    .toSorted((one, other) => one.row.pickupAt.getTime() - other.row.pickupAt.getTime())
    .flatMap(({ status, hold, row, events }) => {
      const unit = `${hold.slug} ${hold.unit}`;
      const pickupKilometres = counters.get(unit) ?? random.between(1800, 9000);
      const returnKilometres = pickupKilometres + row.days * random.between(60, 190);
      counters.set(unit, returnKilometres);
      const findEventTime = (targetStatus: "active" | "completed") =>
        events.find((event) => event.status === targetStatus)?.at;
      const toRecord = (kind: "pickup" | "return", kilometres: number) => ({
        reference: row.reference,
        row: {
          kind,
          kilometres,
          fuelPercent: kind === "pickup" ? 100 : random.between(8, 20) * 5,
          recordedBy: "staff",
          createdAt: findEventTime(kind === "pickup" ? "active" : "completed"),
        },
      });
      return status === "active"
        ? [toRecord("pickup", pickupKilometres)]
        : [toRecord("pickup", pickupKilometres), toRecord("return", returnKilometres)];
    });
}
