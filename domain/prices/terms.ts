import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { type CivilDate, isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { fullYears } from "#domain/rental-period/month-arithmetic.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import { cancellationText } from "./cancellation.ts";
import type { RentalQuote } from "./price.ts";

export interface Driver {
  birthDate: CivilDate;
  licenceDate: CivilDate;
}

/** A wrong field of the booking request, by its name in POST /api/bookings (product.md#booking-request). */
export interface DriverProblem {
  field: "driverBirthDate" | "licenceDate";
  message: TextReference<"driver">;
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
  const problem = (message: TextReference<"driver">): DriverProblem[] => [{ field: "driverBirthDate", message }];
  if (!isDateSince1900(birthDate) || birthDate >= pickupDate) return problem(textReference("driver", "birthDate"));
  const age = fullYears(birthDate, pickupDate);
  if (age > MAX_DRIVER_AGE_YEARS) return problem(textReference("driver", "birthDate"));
  return age < minimumAge ? problem(textReference("driver", "tooYoung", { count: minimumAge })) : [];
}

function validateLicenceDate(
  { birthDate, licenceDate }: Driver,
  pickupDate: CivilDate,
  { minimumLicenceYears }: Pick<RentalTerms, "minimumLicenceYears">,
): DriverProblem[] {
  const problem = (message: TextReference<"driver">): DriverProblem[] => [{ field: "licenceDate", message }];
  if (!isDateSince1900(licenceDate)) return problem(textReference("driver", "licenceDate"));
  if (licenceDate > pickupDate) return problem(textReference("driver", "licenceAfterPickup"));
  if (
    isDateSince1900(birthDate) &&
    birthDate < pickupDate &&
    fullYears(birthDate, licenceDate) < MIN_LICENCE_AGE_YEARS
  ) {
    return problem(textReference("driver", "datesDisagree"));
  }
  return fullYears(licenceDate, pickupDate) < minimumLicenceYears
    ? problem(textReference("driver", "licenceTooRecent", { count: minimumLicenceYears }))
    : [];
}

export interface TermsRow {
  key:
    | "insurance"
    | "excess"
    | "deposit"
    | "kilometres"
    | "extraKilometre"
    | "age"
    | "licence"
    | "delivery"
    | "cancellation";
  label: string;
  value: string;
}

/** The days of a rental, the kilometres that its price includes, and what its cancellation costs. */
export type RentalExtent = Pick<RentalQuote, "days" | "includedKilometres" | "cancellation">;

/**
 * Returns the rental conditions as labels and values, in the order renters ask for them; shared by price box, mail and terms page
 * (product.md#driver). Without a rental, the included kilometres are stated per day. If the bill has `supplements`, no row calls the delivery free.
 * A row states what a cancellation costs, if the rental has such terms.
 */
export function listTermsRows(
  words: Words<"prices">,
  terms: RentalTerms,
  rental: RentalExtent | null,
  supplements: readonly DeliverySupplement[] = [],
): TermsRow[] {
  const { terms: texts, termsLabels } = words.prices;
  const values: Record<Exclude<TermsRow["key"], "delivery" | "cancellation">, string> = {
    insurance: texts.insurance,
    excess: formatMoney(words, terms.excess),
    deposit: formatMoney(words, terms.deposit),
    kilometres: includedKilometresText(words, terms.includedKilometresPerDay, rental),
    extraKilometre: formatMoney(words, terms.extraKilometre),
    age: say(words, texts.age, { count: terms.minimumAge }),
    licence: say(words, texts.licence, { count: terms.minimumLicenceYears }),
  };
  const shown = {
    ...values,
    ...(supplements.length === 0 && { delivery: texts.delivery }),
    ...(rental?.cancellation && { cancellation: cancellationText(words, rental.cancellation) }),
  };
  return Object.entries(shown).map(([name, value]) => {
    const key = name as TermsRow["key"];
    return { key, label: termsLabels[key], value };
  });
}

/** States the kilometres per day too, unless a package includes others. */
function includedKilometresText(words: Words<"prices">, perDay: number, rental: RentalExtent | null): string {
  const { kilometresPerDay, kilometresOfRental } = words.prices.terms;
  if (!rental) return say(words, kilometresPerDay, { kilometres: kilometresText(words, perDay) });
  const { days, includedKilometres } = rental;
  const kilometres = kilometresText(words, includedKilometres);
  return days === 1 || includedKilometres !== perDay * days
    ? kilometres
    : say(words, kilometresOfRental, { kilometres, perDay });
}
