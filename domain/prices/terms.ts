import { kilometresText } from "#domain/booking/kilometre-account.ts";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { formatEuro } from "#domain/money.ts";
import { type CivilDate, isCalendarDate } from "#domain/rental-period/civil-time.ts";
import { fullYears } from "#domain/rental-period/whole-months.ts";

export interface Driver {
  birthDate: CivilDate;
  licenceDate: CivilDate;
}

/** One wrong field of the booking request, by the name it has in POST /api/bookings (product.md#booking-request). */
export interface DriverProblem {
  field: "driverBirthDate" | "licenceDate";
  message: string;
}

/** No country issues a driving licence to younger people. */
const YOUNGEST_LICENCE_AGE = 14;
const OLDEST_DRIVER_AGE = 100;

/**
 * What keeps a driver from a car: the age and the years of licence on the day of pickup (product.md#driver), and dates that
 * cannot be true. Empty when the driver may have it. A birthday on 29 February is reached on 1 March of other years.
 */
export function driverProblems(
  driver: Driver,
  pickupDate: CivilDate,
  terms: Pick<RentalTerms, "minimumAge" | "minimumLicenceYears">,
): DriverProblem[] {
  return [...birthProblems(driver, pickupDate, terms), ...licenceProblems(driver, pickupDate, terms)];
}

function birthProblems(
  { birthDate }: Driver,
  pickupDate: CivilDate,
  { minimumAge }: Pick<RentalTerms, "minimumAge">,
): DriverProblem[] {
  const problem = (message: string): DriverProblem[] => [{ field: "driverBirthDate", message }];
  if (!isCalendarDate(birthDate) || birthDate >= pickupDate) return problem("Indica una data di nascita valida.");
  const age = fullYears(birthDate, pickupDate);
  if (age > OLDEST_DRIVER_AGE) return problem("Indica una data di nascita valida.");
  return age < minimumAge ? problem(`Per questa auto occorrono ${minimumAge} anni compiuti il giorno del ritiro.`) : [];
}

function licenceProblems(
  { birthDate, licenceDate }: Driver,
  pickupDate: CivilDate,
  { minimumLicenceYears }: Pick<RentalTerms, "minimumLicenceYears">,
): DriverProblem[] {
  const problem = (message: string): DriverProblem[] => [{ field: "licenceDate", message }];
  if (!isCalendarDate(licenceDate)) return problem("Indica una data di rilascio valida.");
  if (licenceDate > pickupDate) return problem("La patente deve essere rilasciata prima del ritiro.");
  if (isCalendarDate(birthDate) && birthDate < pickupDate && fullYears(birthDate, licenceDate) < YOUNGEST_LICENCE_AGE) {
    return problem("La data di rilascio non si accorda con la data di nascita: controllale entrambe.");
  }
  return fullYears(licenceDate, pickupDate) < minimumLicenceYears
    ? problem(`Per questa auto occorre la patente da almeno ${years(minimumLicenceYears)} il giorno del ritiro.`)
    : [];
}

export interface TermsRow {
  key: "insurance" | "excess" | "deposit" | "kilometres" | "extraKilometre" | "age" | "licence" | "delivery";
  label: string;
  value: string;
}

/**
 * The conditions of hire as label and value, in the order the renter asks for them: the one source for price box,
 * mail and terms page (product.md#driver). `days` (at least 1) scales the included kilometres; null speaks of one day only. Beside `supplements` in the
 * bill no delivery is called free.
 */
export function termsRows(
  terms: RentalTerms,
  days: number | null,
  supplements: readonly DeliverySupplement[] = [],
): TermsRow[] {
  return [
    { key: "insurance", label: "Assicurazione", value: "Kasko completa inclusa" },
    { key: "excess", label: "Franchigia massima", value: formatEuro(terms.excess) },
    { key: "deposit", label: "Deposito cauzionale", value: formatEuro(terms.deposit) },
    { key: "kilometres", label: "Chilometri inclusi", value: includedKilometres(terms.includedKilometresPerDay, days) },
    { key: "extraKilometre", label: "Chilometro ulteriore", value: formatEuro(terms.extraKilometre) },
    { key: "age", label: "Età minima", value: years(terms.minimumAge) },
    { key: "licence", label: "Patente", value: `Da almeno ${years(terms.minimumLicenceYears)}` },
    ...(supplements.length === 0 ? [{ key: "delivery" as const, label: "Consegna", value: "Gratuita in città" }] : []),
  ];
}

function includedKilometres(perDay: number, days: number | null): string {
  if (days === null) return `${kilometresText(perDay)} al giorno`;
  return days === 1 ? kilometresText(perDay) : `${kilometresText(perDay * days)} (${perDay} al giorno)`;
}

function years(count: number): string {
  return `${count} ${count === 1 ? "anno" : "anni"}`;
}
