import { type ColouredDay, daysFree, type UnitHold } from "#domain/availability/availability.ts";
import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { DeliveryProblemCode } from "#domain/delivery/asked-ends.ts";
import { unknownPlace } from "#domain/delivery/delivery-words.ts";
import { destinationName, findDestination } from "#domain/delivery/destination.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import { type DeliveryPlan, planDelivery } from "#domain/delivery/plan-delivery.ts";
import { addDays, type CivilMoment, civilNow, isCivilDate, toInstant } from "#domain/rental-period/civil-time.ts";
import { type Finish, type FinishedUnit, finishesFree, finishesOf } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

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
  /** Where the car is wanted, by any name of a city or listed place; its base without it. */
  place?: string | undefined;
  /** Only this unit, or those in this colour. */
  unit?: string | undefined;
  colour?: string | undefined;
}

export interface Availability {
  vehicle: string;
  totalUnits: number;
  days: ColouredDay[];
  /** Every finish of the car, and whether one and the same unit of it is free all the days. */
  finishes: (Finish & { free: boolean })[];
  /** How the car comes to the place that was asked for; null without one. */
  delivery: (VehicleDelivery & { earliest: CivilMoment }) | null;
}

/** How many units of a car are free on each day, and in which colours (product.md#availability). A car out of service is never free. Refuses "invalid" for malformed, reversed or absurd days, "not-found" for an unknown car. */
export async function readAvailability(ctx: AppContext, question: AvailabilityQuestion): Promise<Availability> {
  const { from, to } = question;
  const problems = dayProblems(from, to);
  if (problems.length > 0) throw new ServiceError("invalid", "Controlla le date.", problems);
  const vehicle = await findVehicleBySlug(ctx.db, question.vehicle);
  if (!vehicle) throw new ServiceError("not-found", NO_SUCH_CAR);
  const { timeZone } = vehicle;
  const plan = question.place === undefined ? null : await planned(ctx, vehicle, question.place);
  const midnight = (date: string) => toInstant({ date, time: "00:00" }, timeZone);
  const span = { from: midnight(from), to: midnight(addDays(to, 1)) };
  const units = chosen(await listFinishedUnits(ctx.db, vehicle.id), question);
  const numbers = new Set(units.map(({ number }) => number));
  const holds = withDrives(await listHolds(ctx.db, vehicle.id, widened(span, plan), ctx.clock()), plan).filter(
    ({ unit }) => numbers.has(unit),
  );
  const rentable = vehicle.available ? units : [];
  const days = daysFree({ totalUnits: units.length, holds, from, to, timeZone }).map((day) => {
    const ends = { from: midnight(day.date), to: midnight(addDays(day.date, 1)) };
    return { ...day, colours: finishesFree(rentable, holds, ends).map(({ key }) => key) };
  });
  const free = new Set(finishesFree(rentable, holds, span).map(({ key }) => key));
  return {
    vehicle: vehicle.slug,
    totalUnits: vehicle.totalUnits,
    days: vehicle.available ? days : days.map((day) => ({ ...day, free: 0, partly: 0 })),
    finishes: finishesOf(units).map((finish) => ({ ...finish, free: free.has(finish.key) })),
    delivery: plan && deliveryOf(plan),
  };
}

/** How the car comes to the place. Refuses "invalid" for one that nobody knows, or that it is not brought to. */
async function planned(ctx: AppContext, { category, location }: Vehicle, place: string): Promise<DeliveryPlan> {
  const refuse = (message: string, code: DeliveryProblemCode) =>
    new ServiceError("invalid", message, [{ path: "place", message, code }]);
  const cities = await listActiveCities(ctx.db);
  const base = cities.find(({ name }) => name === location);
  const wanted = findDestination(place, cities);
  if (!base || !wanted) throw refuse(unknownPlace(location), "unknown-place");
  const ends = { pickup: wanted, return: wanted };
  const plan = planDelivery({ category, base, ends }, { now: ctx.clock(), cities, delivery: ctx.site.delivery });
  if ("beyondReach" in plan) throw refuse(plan.beyondReach, "beyond-reach");
  return plan;
}

/** The units the question is about. Refuses "invalid" for one that the car does not have. */
function chosen(units: readonly FinishedUnit[], { unit, colour }: AvailabilityQuestion): readonly FinishedUnit[] {
  const wanted = unit ? units.filter(({ number }) => String(number) === unit) : units;
  if (wanted.length === 0 && unit) {
    const message = `Questa auto non ha l'unità indicata: ha ${units.map(({ number }) => number).join(", ") || "nessuna unità"}.`;
    throw new ServiceError("invalid", message, [{ path: "unit", message }]);
  }
  return colour ? wanted.filter(({ finish }) => finish?.key === colour) : wanted;
}

/** What is held a drive before or after the days is in the way of a car that has to be brought. */
function widened({ from, to }: InstantSpan, plan: DeliveryPlan | null): InstantSpan {
  return plan ? heldSpan(from, to, { turnaroundHours: 0, ...transferMinutes(plan) }) : { from, to };
}

/** Seen from where the car is wanted, a hold begins a drive home before it, and ends a drive out after it. */
function withDrives(holds: readonly UnitHold[], plan: DeliveryPlan | null): UnitHold[] {
  if (!plan) return [...holds];
  const drives = { turnaroundHours: 0, outMinutes: plan.back.minutes, backMinutes: plan.out.minutes };
  return holds.map(({ unit, from, to }) => ({ unit, ...heldSpan(from, to, drives) }));
}

function deliveryOf({ base, ends, out, supplements, earliest }: DeliveryPlan): Availability["delivery"] {
  const { timeZone } = ends.pickup.city;
  const place = destinationName(ends.pickup);
  return { base: base.name, place, ...out, supplements, earliest: civilNow(earliest, timeZone) };
}

function dayProblems(from: string, to: string): FieldProblem[] {
  const malformed = Object.entries({ from, to }).filter(([, date]) => !isCivilDate(date) || date > LAST_DAY);
  if (malformed.length > 0) {
    return malformed.map(([path]) => ({ path, message: "Indica un giorno come 2026-12-31." }));
  }
  if (from > to) return [{ path: "to", message: "L'ultimo giorno non può precedere il primo." }];
  return to > addDays(from, MOST_DAYS - 1) ? [{ path: "to", message: `Al massimo ${MOST_DAYS} giorni.` }] : [];
}
