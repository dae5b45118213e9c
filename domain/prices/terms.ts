import { kilometresText } from "#domain/bookings/kilometre-charge.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { INVALID_BIRTH_DATE_MESSAGE } from "#domain/forms/field-messages.ts";
import { formatEuro } from "#domain/money.ts";
import { type CivilDate, isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { fullYears } from "#domain/rental-period/month-arithmetic.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

export interface Driver {
  birthDate: CivilDate;
  licenceDate: CivilDate;
}

/** A wrong field of the booking request, by its name in POST /api/bookings (product.md#booking-request). */
export interface DriverProblem {
  field: "driverBirthDate" | "licenceDate";
  message: string;
}

/** No country issues a driving licence below this age. */
const MIN_LICENCE_AGE_YEARS = 14;
const MAX_DRIVER_AGE_YEARS = 100;

/**
 * Returns the problems of a driver: age and years of licence on the day of pickup (product.md#driver), and impossible dates. Empty if the driver may
 * rent the car. A birthday on 29 February counts as reached on 1 March in other years.
 */
export function validateDriver(
  driver: Driver,
  pickupDate: CivilDate,
  terms: Pick<RentalTerms, "minimumAge" | "minimumLicenceYears">,
): DriverProblem[] {
  return [...validateBirthDate(driver, pickupDate, terms), ...validateLicenceDate(driver, pickupDate, terms)];
}

function validateBirthDate(
  { birthDate }: Driver,
  pickupDate: CivilDate,
  { minimumAge }: Pick<RentalTerms, "minimumAge">,
): DriverProblem[] {
  const problem = (message: string): DriverProblem[] => [{ field: "driverBirthDate", message }];
  if (!isDateSince1900(birthDate) || birthDate >= pickupDate) return problem(INVALID_BIRTH_DATE_MESSAGE);
  const age = fullYears(birthDate, pickupDate);
  if (age > MAX_DRIVER_AGE_YEARS) return problem(INVALID_BIRTH_DATE_MESSAGE);
  return age < minimumAge ? problem(`Per questa auto occorrono ${minimumAge} anni compiuti il giorno del ritiro.`) : [];
}

function validateLicenceDate(
  { birthDate, licenceDate }: Driver,
  pickupDate: CivilDate,
  { minimumLicenceYears }: Pick<RentalTerms, "minimumLicenceYears">,
): DriverProblem[] {
  const problem = (message: string): DriverProblem[] => [{ field: "licenceDate", message }];
  if (!isDateSince1900(licenceDate)) return problem("Indica una data di rilascio valida.");
  if (licenceDate > pickupDate) return problem("La patente deve essere rilasciata prima del ritiro.");
  if (
    isDateSince1900(birthDate) &&
    birthDate < pickupDate &&
    fullYears(birthDate, licenceDate) < MIN_LICENCE_AGE_YEARS
  ) {
    return problem("La data di rilascio non si accorda con la data di nascita: controllale entrambe.");
  }
  return fullYears(licenceDate, pickupDate) < minimumLicenceYears
    ? problem(`Per questa auto occorre la patente da almeno ${formatYears(minimumLicenceYears)} il giorno del ritiro.`)
    : [];
}

export interface TermsRow {
  key: "insurance" | "excess" | "deposit" | "kilometres" | "extraKilometre" | "age" | "licence" | "delivery";
  label: string;
  value: string;
}

/**
 * Returns the rental conditions as labels and values, in the order renters ask for them; shared by price box, mail and terms page
 * (product.md#driver). `days` (at least 1) scales the included kilometres; null states them per day. If the bill has `supplements`, no row calls the
 * delivery free.
 */
export function listTermsRows(
  terms: RentalTerms,
  days: number | null,
  supplements: readonly DeliverySupplement[] = [],
): TermsRow[] {
  return [
    { key: "insurance", label: "Assicurazione", value: "Kasko completa inclusa" },
    { key: "excess", label: "Franchigia massima", value: formatEuro(terms.excess) },
    { key: "deposit", label: "Deposito cauzionale", value: formatEuro(terms.deposit) },
    {
      key: "kilometres",
      label: "Chilometri inclusi",
      value: includedKilometresText(terms.includedKilometresPerDay, days),
    },
    { key: "extraKilometre", label: "Chilometro ulteriore", value: formatEuro(terms.extraKilometre) },
    { key: "age", label: "Età minima", value: formatYears(terms.minimumAge) },
    { key: "licence", label: "Patente", value: `Da almeno ${formatYears(terms.minimumLicenceYears)}` },
    ...(supplements.length === 0 ? [{ key: "delivery" as const, label: "Consegna", value: "Gratuita in città" }] : []),
  ];
}

function includedKilometresText(perDay: number, days: number | null): string {
  if (days === null) return `${kilometresText(perDay)} al giorno`;
  return days === 1 ? kilometresText(perDay) : `${kilometresText(perDay * days)} (${perDay} al giorno)`;
}

function formatYears(count: number): string {
  return `${count} ${count === 1 ? "anno" : "anni"}`;
}
