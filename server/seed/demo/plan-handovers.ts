import type { handovers } from "#server/db/schema.ts";
import type { BookingPlan } from "#server/seed/demo/plan-bookings.ts";
import { demoRandom } from "#server/seed/demo/random.ts";

/** A record of the demo, told by its booking's reference. */
export interface HandoverPlan {
  reference: string;
  row: Pick<typeof handovers.$inferInsert, "kind" | "kilometres" | "fuelPercent" | "recordedBy" | "createdAt">;
}

const RANDOM_START = 19_470_312;

/** What the counters said at each end of every rental that has begun: each unit's goes forward from one rental to the next (product.md#demo-data). */
export function planHandovers(plans: readonly BookingPlan[]): HandoverPlan[] {
  const random = demoRandom(RANDOM_START);
  const counters = new Map<string, number>();
  const begun = plans.filter(({ status }) => status === "active" || status === "completed");
  return begun
    .toSorted((one, other) => one.row.pickupAt.getTime() - other.row.pickupAt.getTime())
    .flatMap(({ status, hold, row, events }) => {
      const unit = `${hold.slug} ${hold.unit}`;
      const out = counters.get(unit) ?? random.between(1800, 9000);
      const back = out + row.days * random.between(60, 190);
      counters.set(unit, back);
      const at = (wanted: "active" | "completed") => events.find((event) => event.status === wanted)?.at;
      const record = (kind: "pickup" | "return", kilometres: number) => ({
        reference: row.reference,
        row: {
          kind,
          kilometres,
          fuelPercent: kind === "pickup" ? 100 : random.between(8, 20) * 5,
          recordedBy: "staff",
          createdAt: at(kind === "pickup" ? "active" : "completed"),
        },
      });
      return status === "active" ? [record("pickup", out)] : [record("pickup", out), record("return", back)];
    });
}
