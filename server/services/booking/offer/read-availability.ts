import { type ColouredDay, daysFree } from "#domain/availability/availability.ts";
import { addDays, isCivilDate, toInstant } from "#domain/rental-period/civil-time.ts";
import { type Finish, finishesFree, finishesOf } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";

/** The longest stretch one question may be about. */
const MOST_DAYS = 366;
/** Nobody keeps a calendar beyond it. */
const LAST_DAY = "2099-12-31";

export interface AvailabilityQuestion {
  /** By slug. */
  vehicle: string;
  /** First and last day, both included, yyyy-MM-dd. */
  from: string;
  to: string;
}

export interface Availability {
  vehicle: string;
  totalUnits: number;
  days: ColouredDay[];
  /** Every finish of the car, and whether one and the same unit of it is free all the days. */
  finishes: (Finish & { free: boolean })[];
}

/** How many units of a car are free on each day, and in which colours (product.md#availability). A car out of service is never free. Refuses "invalid" for malformed, reversed or absurd days, "not-found" for an unknown car. */
export async function readAvailability(ctx: AppContext, question: AvailabilityQuestion): Promise<Availability> {
  const { from, to } = question;
  const problems = dayProblems(from, to);
  if (problems.length > 0) throw new ServiceError("invalid", "Controlla le date.", problems);
  const vehicle = await findVehicleBySlug(ctx.db, question.vehicle);
  if (!vehicle) throw new ServiceError("not-found", "Questa auto non esiste.");
  const { timeZone, totalUnits } = vehicle;
  const midnight = (date: string) => toInstant({ date, time: "00:00" }, timeZone);
  const span = { from: midnight(from), to: midnight(addDays(to, 1)) };
  const holds = await listHolds(ctx.db, vehicle.id, span, ctx.clock());
  const units = await listFinishedUnits(ctx.db, vehicle.id);
  const rentable = vehicle.available ? units : [];
  const days = daysFree({ totalUnits, holds, from, to, timeZone }).map((day) => {
    const ends = { from: midnight(day.date), to: midnight(addDays(day.date, 1)) };
    return { ...day, colours: finishesFree(rentable, holds, ends).map(({ key }) => key) };
  });
  const free = new Set(finishesFree(rentable, holds, span).map(({ key }) => key));
  return {
    vehicle: vehicle.slug,
    totalUnits,
    days: vehicle.available ? days : days.map((day) => ({ ...day, free: 0, partly: 0 })),
    finishes: finishesOf(units).map((finish) => ({ ...finish, free: free.has(finish.key) })),
  };
}

function dayProblems(from: string, to: string): FieldProblem[] {
  const malformed = Object.entries({ from, to }).filter(([, date]) => !isCivilDate(date) || date > LAST_DAY);
  if (malformed.length > 0) {
    return malformed.map(([path]) => ({ path, message: "Indica un giorno come 2026-12-31." }));
  }
  if (from > to) return [{ path: "to", message: "L'ultimo giorno non può precedere il primo." }];
  return to > addDays(from, MOST_DAYS - 1) ? [{ path: "to", message: `Al massimo ${MOST_DAYS} giorni.` }] : [];
}
