import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { changeExtras, describeExtras } from "#domain/extras/change-extras.ts";
import { chargedFurtherDrivers, FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";
import { lateExtrasText } from "#domain/extras/late-extras.ts";
import type { BookingChoices } from "#domain/forms/bookings/booking-choices.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { carryOverAgreement, listTotalOf, totalAfterAgreement } from "#domain/prices/agreed-price.ts";
import { changeOptions } from "#domain/prices/change-options.ts";
import {
  bookedExtrasOf,
  bookedProtectionOf,
  type ChosenExtra,
  type ChosenProtection,
} from "#domain/prices/option-lines.ts";
import { limitQuotedDiscounts, type PriceLine, sumLines, withAgreement } from "#domain/prices/price-line.ts";
import { findProtection, protectedTerms } from "#domain/prices/protections.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listBookingDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { requireChangeScope } from "./resolve-change.ts";

/** A booking with other extras and another protection; nothing is stored yet. */
export interface ResolvedChoices {
  lines: readonly PriceLine[];
  total: Cents;
  terms: RentalTerms;
  /** A sentence that says how the change affects the agreed price; null if no price was agreed. */
  agreement: string | null;
  /** Which added extras are ordered after their lead time; null for none. */
  lateExtras: string | null;
  hasChanges: boolean;
  /** The change for the history of staff. */
  summary: string;
}

/**
 * Returns the price and terms of a booking with other extras and another protection (product.md#extras). All other lines stay as they are. Throws
 * "conflict" if the booking has ended, and "invalid" with a message per wrong field.
 */
export async function resolveChoices(
  ctx: AppContext,
  db: Queryable,
  { booking, choices }: { booking: Booking; choices: BookingChoices },
): Promise<ResolvedChoices> {
  const now = ctx.clock();
  requireChangeScope({ ...booking, status: statusAt(booking, now) });
  const { id, catalogueVehicle } = booking.vehicle;
  const cityId = (await listActiveCities(db)).find(({ name }) => name === booking.pickup.city)?.id;
  const booked = bookedExtrasOf(booking.lines);
  const vehicle = id !== null && catalogueVehicle ? { id, category: catalogueVehicle.category } : null;
  const { chosen, problems, late } = changeExtras(booked, choices.extras, {
    extras: await listExtras(db),
    rental: vehicle && { vehicle, cityId, pickupAt: booking.pickup.at, now },
  });
  const formerProtection = bookedProtectionOf(booking.lines);
  const protection = await chooseProtection(db, booking, choices.protection);
  const allProblems: FieldProblem[] = [
    ...problems,
    ...(await furtherDriverProblems(db, booking, choices)),
    ...(protection === "unknown"
      ? [{ path: "protection", message: ({ protections }) => protections.unknown } satisfies FieldProblem]
      : []),
  ];
  if (protection === "unknown" || allProblems.length > 0) throw invalidRequestError(allProblems);
  const isSameProtection = formerProtection?.code === protection?.code;
  const unreduced = await readUnreducedTerms(db, booking);
  const listLines = limitQuotedDiscounts(
    changeOptions(
      booking.lines.filter(({ code }) => code !== "agreed"),
      { extras: chosen, protection: protection && { ...protection, unreduced } },
      booking.days,
    ),
  );
  const { agreed, sentence } = carryOverAgreement(booking.agreed, listTotalOf(booking), sumLines(listLines));
  const total = totalAfterAgreement(sumLines(listLines), agreed);
  const terms = protectedTerms(unreduced, protection, catalogueVehicle?.category ?? null);
  return {
    lines: withAgreement(listLines, agreed),
    total,
    terms: isSameProtection ? booking.terms : terms,
    agreement: sentence,
    lateExtras: lateExtrasText(late),
    hasChanges: !isSameProtection || !areSameExtras(booked, chosen),
    summary: [
      ...(areSameExtras(booked, chosen) ? [] : [`Extra: ${describeExtras(booked)} → ${describeExtras(chosen)}`]),
      ...(isSameProtection ? [] : [`Riduzione della franchigia: ${nameOf(formerProtection)} → ${nameOf(protection)}`]),
      `Totale: ${formatEuro(booking.total)} → ${formatEuro(total)}`,
      ...(sentence ? [sentence] : []),
    ].join("\n"),
  };
}

const nameOf = (protection: ChosenProtection | null): string => protection?.names.it ?? "nessuna";

const areSameExtras = (one: readonly ChosenExtra[], other: readonly ChosenExtra[]): boolean =>
  one.length === other.length &&
  one.every(({ code, count }) => other.some((extra) => extra.code === code && extra.count === count));

/** Returns the protection with a code: the booked one at its price, or an offered one. */
async function chooseProtection(
  db: Queryable,
  { lines }: Booking,
  code: string | undefined,
): Promise<ChosenProtection | "unknown" | null> {
  if (code === undefined) return null;
  const booked = bookedProtectionOf(lines);
  if (booked?.code === code) return booked;
  return findProtection(await listProtections(db), code) ?? "unknown";
}

/** Returns the terms of a booking without its protection. Old bookings did not keep them, so the car's excess and deposit of today apply. */
async function readUnreducedTerms(db: Queryable, { terms, lines, vehicle }: Booking): Promise<RentalTerms> {
  const protection = bookedProtectionOf(lines);
  if (!protection) return terms;
  if (protection.unreduced) return { ...terms, ...protection.unreduced };
  const today = vehicle.catalogueVehicle && (await findVehicleBySlug(db, vehicle.catalogueVehicle.slug));
  return today ? { ...terms, excess: today.terms.excess, deposit: today.terms.deposit } : terms;
}

/** Refuses to charge fewer further drivers than the booking names (product.md#second-drivers). */
async function furtherDriverProblems(
  db: Queryable,
  { id, lines }: Booking,
  { extras }: BookingChoices,
): Promise<FieldProblem[]> {
  const named = Math.min(chargedFurtherDrivers(lines), (await listBookingDrivers(db, id)).length);
  const index = extras.findIndex(({ code }) => code === FURTHER_DRIVER_CODE);
  if ((extras[index]?.quantity ?? 0) >= named) return [];
  const message = "La prenotazione indica altri conducenti: toglili prima dall'elenco dei conducenti.";
  return [{ path: index === -1 ? "extras" : `extras.${index}.quantity`, message }];
}
