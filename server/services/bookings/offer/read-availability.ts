import { countFreeUnitsByDay, type DayAvailabilityByColour, type UnitHold } from "#domain/availability/availability.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import { unknownPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { type DeliveryPlan, planDelivery } from "#domain/delivery/plan-delivery.ts";
import type { DeliveryProblemCode } from "#domain/delivery/resolve-destinations.ts";
import { DATE_FORMAT_MESSAGE } from "#domain/forms/field-messages.ts";
import { addDays, type CivilMoment, isDateSince2000, toInstant } from "#domain/rental-period/civil-time.ts";
import { type Finish, listFinishes, listFreeFinishes, type UnitWithFinish } from "#domain/units/finish.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** Maximum number of days in one query. */
const MAX_DAYS = 366;
/** The latest accepted day; no calendar needs a later one. */
const MAX_DAY = "2099-12-31";

export interface AvailabilityQuery {
  /** The vehicle's slug. */
  vehicle: string;
  /** First and last day, both included, yyyy-MM-dd. */
  from: string;
  to: string;
  /** Where the renter needs the vehicle: any name of a city or listed place. If missing, the vehicle's base. */
  place?: string | undefined;
  /** Restricts to one unit by its number (`unit`), or to the units in one colour (`colour`). */
  unit?: string | undefined;
  colour?: string | undefined;
}

export interface Availability {
  vehicle: string;
  totalUnits: number;
  days: DayAvailabilityByColour[];
  /** All colours of the vehicle's units, each with whether a unit in this colour is free on all days. */
  finishes: (Finish & { free: boolean })[];
  /** How the vehicle is delivered to the requested place; null if no place was requested. */
  delivery: (VehicleDelivery & { earliest: CivilMoment }) | null;
}

/**
 * Returns the number of a vehicle's free units on each day, with their colours (product.md#availability). An unavailable vehicle is never free.
 * Throws "invalid" for malformed, reversed or out-of-range days, and "not-found" for an unknown vehicle.
 */
export async function readAvailability(ctx: AppContext, query: AvailabilityQuery): Promise<Availability> {
  const { from, to } = query;
  const problems = dayProblems(from, to);
  if (problems.length > 0) throw new ServiceError("invalid", textReference("refusals", "dates"), problems);
  const vehicle = await findVehicleBySlug(ctx.db, query.vehicle);
  if (!vehicle) throw new ServiceError("not-found", NO_SUCH_CAR);
  const { timeZone } = vehicle;
  const plan = query.place === undefined ? null : await planDeliveryTo(ctx, vehicle, query.place);
  const midnight = (date: string) => toInstant({ date, time: "00:00" }, timeZone);
  const span = { from: midnight(from), to: midnight(addDays(to, 1)) };
  const units = selectUnits(await listFinishedUnits(ctx.db, vehicle.id), query);
  const numbers = new Set(units.map(({ number }) => number));
  const holds = extendByTransfers(
    await listHolds(ctx.db, vehicle.id, widenByDrives(span, plan), ctx.clock()),
    plan,
  ).filter(({ unit }) => numbers.has(unit));
  const rentable = vehicle.available ? units : [];
  const days = countFreeUnitsByDay({ totalUnits: units.length, holds, from, to, timeZone }).map((day) => {
    const ends = { from: midnight(day.date), to: midnight(addDays(day.date, 1)) };
    return { ...day, colours: listFreeFinishes(rentable, holds, ends).map(({ key }) => key) };
  });
  const free = new Set(listFreeFinishes(rentable, holds, span).map(({ key }) => key));
  return {
    vehicle: vehicle.slug,
    totalUnits: vehicle.totalUnits,
    days: vehicle.available ? days : days.map((day) => ({ ...day, free: 0, partly: 0 })),
    finishes: listFinishes(units).map((finish) => ({ ...finish, free: free.has(finish.key) })),
    delivery: plan && toDeliveryAvailability(plan),
  };
}

/** Returns the plan of a delivery to a place. Throws "invalid" for an unknown place, and for a place that is too far away. */
async function planDeliveryTo(
  ctx: AppContext,
  { category, location }: CatalogueVehicle,
  place: string,
): Promise<DeliveryPlan> {
  const createError = (message: Message, code: DeliveryProblemCode) =>
    new ServiceError("invalid", message, [{ path: "place", message, code }]);
  const cities = await listActiveCities(ctx.db);
  const base = cities.find(({ name }) => name === location);
  const requested = findDestination(place, cities);
  if (!base || !requested) throw createError(unknownPlaceMessage(location), "unknown-place");
  const ends = { pickup: requested, return: requested };
  const plan = planDelivery(
    { category, base, destinations: ends },
    { now: ctx.clock(), cities, delivery: ctx.site.delivery },
  );
  if ("beyondReach" in plan) throw createError(plan.beyondReach, "beyond-reach");
  return plan;
}

/** Returns the units that the query asks for. Throws "invalid" for a unit that the vehicle does not have. */
function selectUnits(units: readonly UnitWithFinish[], { unit, colour }: AvailabilityQuery): readonly UnitWithFinish[] {
  const requested = unit ? units.filter(({ number }) => String(number) === unit) : units;
  if (requested.length === 0 && unit) {
    const message: Message =
      units.length === 0
        ? textReference("refusals", "noUnits")
        : textReference("refusals", "noSuchUnit", { units: units.map(({ number }) => number).join(", ") });
    throw new ServiceError("invalid", message, [{ path: "unit", message }]);
  }
  return colour ? requested.filter(({ finish }) => finish?.key === colour) : requested;
}

/** Returns the span extended by the transfers: during a transfer, another hold blocks a delivered vehicle too. */
function widenByDrives({ from, to }: InstantSpan, plan: DeliveryPlan | null): InstantSpan {
  return plan ? computeHoldSpan(from, to, { turnaroundHours: 0, ...toTransferMinutes(plan) }) : { from, to };
}

/**
 * Returns the holds extended by the transfers. At the place of delivery, the vehicle must leave one transfer back before a hold starts, and can
 * arrive one transfer out after it ends.
 */
function extendByTransfers(holds: readonly UnitHold[], plan: DeliveryPlan | null): UnitHold[] {
  if (!plan) return [...holds];
  const transfers = { turnaroundHours: 0, outMinutes: plan.back.minutes, backMinutes: plan.out.minutes };
  return holds.map(({ unit, from, to }) => ({ unit, ...computeHoldSpan(from, to, transfers) }));
}

function toDeliveryAvailability({
  base,
  destinations,
  out,
  supplements,
  firstPickup,
}: DeliveryPlan): Availability["delivery"] {
  const place = destinationName(destinations.pickup);
  return { base: base.name, place, ...out, supplements, earliest: firstPickup };
}

function dayProblems(from: string, to: string): FieldProblem[] {
  const malformed = Object.entries({ from, to }).filter(([, date]) => !isDateSince2000(date) || date > MAX_DAY);
  if (malformed.length > 0) {
    return malformed.map(([path]) => ({ path, message: DATE_FORMAT_MESSAGE }));
  }
  if (from > to) return [{ path: "to", message: textReference("refusals", "lastDayBeforeFirst") }];
  return to > addDays(from, MAX_DAYS - 1)
    ? [{ path: "to", message: textReference("refusals", "tooManyDays", { max: MAX_DAYS }) }]
    : [];
}
