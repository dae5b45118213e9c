import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";
import type { RequestedExtra } from "#domain/extras/extra.ts";
import { feeForDriver } from "#domain/extras/young-driver.ts";
import { formatRentalChoices } from "#domain/prices/rental-choices.ts";

/** The fields of a form for the choices of a rental. */
export interface ChoiceValues {
  extras?: readonly { code: string; quantity: number | null }[] | undefined;
  protection?: string | undefined;
}

/** Returns the choices as one parameter of a query; undefined for none. */
export function toOptions({ extras = [], protection = "" }: ChoiceValues, isDriverYoung = false): string | undefined {
  const counts = Object.fromEntries(extras.map(({ code, quantity }) => [code, quantity ?? 1]));
  const choices = { extras: counts, protection: protection || null, youngDriver: isDriverYoung };
  return formatRentalChoices(choices) || undefined;
}

/** Whether a driver pays the fee for young drivers. */
export const isYoungDriver = (
  fee: ApiRentalChoices["young_driver"],
  { birthDate, pickupDate }: { birthDate: string; pickupDate: string },
): boolean => feeForDriver(fee, birthDate, pickupDate) !== null;

/** Returns the extras with another quantity of one; 0 removes it. They are sorted by code, as queries name them. */
export const withQuantity = (extras: readonly RequestedExtra[], code: string, quantity: number): RequestedExtra[] =>
  [...extras.filter((extra) => extra.code !== code), ...(quantity > 0 ? [{ code, quantity }] : [])].sort(
    (one, other) => (one.code < other.code ? -1 : 1),
  );

/** Returns why chosen extras are late; null if none is. */
export const lateExtrasOf = (offered: ApiRentalChoices["extras"], extras: readonly RequestedExtra[]): string | null =>
  offered
    .flatMap(({ code, late }) => (late !== null && extras.some((extra) => extra.code === code) ? [late] : []))
    .join(" ") || null;
