import type { RequestedPlaces } from "#domain/delivery/resolve-destinations.ts";
import { type QuoteFields, quoteSchema } from "#domain/forms/quotes/quote.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { type QuotedRental, type QuoteLine, quoteTotal } from "#domain/quotes/quote.ts";
import { findUnlistedChoices, frozenRatesOfQuote, markListLines } from "#domain/quotes/quote-price-lines.ts";
import type { FrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { assertLongEnough } from "#server/services/bookings/shared/below-minimum.ts";
import { assertExtrasInTime } from "#server/services/bookings/shared/late-extras.ts";
import { assertInsideHours } from "#server/services/bookings/shared/outside-hours.ts";
import { type PricedRental, priceRental } from "#server/services/bookings/shared/price-rental.ts";
import { toRentalRequest } from "#server/services/bookings/shared/price-request.ts";
import { resolveAgreedPrice } from "#server/services/bookings/shared/resolve-agreed-price.ts";
import { readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { invalidFieldsError, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A valid quote, in the columns of its table. */
export interface ParsedQuote
  extends Pick<QuoteFields, "kind" | "title" | "name" | "email" | "phone" | "terms" | "language"> {
  lines: QuoteLine[];
  totalCents: number;
  validUntil: string;
  rental: QuotedRental | null;
  /** The grace period by which the days of the rental are counted. */
  graceMinutes: number;
  /** The rules that a booking of the quote keeps; null without a rental. */
  frozenRates: FrozenRates | null;
  customerId: string | null;
  enquiryId: string | null;
}

/**
 * Validates a quote that staff have written and returns its columns. Its last day must not be in the past, the discount on a car must be within the
 * role's limit, and its places must be possible for a booking. Call it outside of transactions. Throws "invalid" with a message per wrong field.
 */
export async function parseQuoteBody(
  ctx: AppContext,
  staff: Staff,
  body: unknown,
): Promise<{ quote: ParsedQuote; version: number | undefined }> {
  const fields = parseInput(quoteSchema, body);
  const lines = fields.lines.map((line) => ({ ...line, amount: eurosToCents(line.amount) ?? 0 }));
  const quote = {
    kind: fields.kind,
    title: fields.title,
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    terms: fields.terms,
    language: fields.language,
    lines,
    totalCents: quoteTotal(lines),
    validUntil: fields.valid_until,
    customerId: fields.customer_id ?? null,
    enquiryId: fields.enquiry_id ?? null,
    graceMinutes: ctx.site.graceMinutes,
  };
  if (quote.validUntil < siteToday(ctx))
    throw invalidFieldsError([{ path: "valid_until", message: textReference("tripProblems", "dayPast") }]);
  const priced =
    fields.kind === "car" && fields.rental ? await parseQuotedRental(ctx, staff, fields.rental, quote) : null;
  return { quote: { ...quote, rental: null, frozenRates: null, ...priced }, version: fields.version };
}

async function parseQuotedRental(
  ctx: AppContext,
  staff: Staff,
  rentalFields: NonNullable<QuoteFields["rental"]>,
  { totalCents, lines, email, phone }: Pick<ParsedQuote, "totalCents" | "lines" | "email" | "phone">,
): Promise<Pick<ParsedQuote, "rental" | "lines" | "frozenRates">> {
  const vehicle = await findVehicleBySlug(ctx.db, rentalFields.vehicle);
  if (!vehicle) throw invalidFieldsError([{ path: "rental.vehicle", message: NO_SUCH_CAR }]);
  const rentalRequest = {
    ...toRentalRequest(rentalFields, { vehicle, limits: STAFF_LIMITS }),
    typedPromotion: await readTypedPromotion(ctx, { code: rentalFields.promotion_code, email, phone }),
  };
  const { rental, problems } = await priceRental(ctx, rentalRequest);
  if (!rental) throw invalidFieldsError(problems.map(({ path, message }) => ({ path: `rental.${path}`, message })));
  assertInsideHours(rental.outsideHours, rentalFields.outside_hours, "rental.outside_hours");
  assertLongEnough(rental.belowMinimum, rentalFields.below_minimum, "rental.below_minimum");
  assertExtrasInTime(rental.lateExtras, rentalFields.late_extras, "rental.late_extras");
  const agreementFields = { kind: "total", value: centsToEuros(totalCents) } as const;
  resolveAgreedPrice(ctx, { staff, fields: agreementFields, listTotal: rental.quote.total, path: "lines" });
  const marks = { vehicle: vehicleTitle(vehicle), languages: LANGUAGE_CODES.map(wordsOf) };
  const marked = markListLines(lines, rental.quote.lines, marks);
  assertChoicesQuoted(marked, rental.quote.lines);
  const vatRateBasisPoints = rental.quote.lines[0]?.vatRateBasisPoints ?? null;
  return {
    rental: { ...rentalFields, ...placesAsBooked(rental) },
    lines: marked.map((line) => ({ ...line, vatRateBasisPoints })),
    frozenRates: frozenRatesOfQuote(rental.frozenRates, { lines: marked, list: rental.quote.lines }),
  };
}

/** Throws "invalid" if a chosen extra, protection or code has no line in the quote. */
function assertChoicesQuoted(lines: readonly QuoteLine[], list: readonly PriceLine[]): void {
  const missing = findUnlistedChoices(lines, list);
  if (missing.length === 0) return;
  const labels = missing.map((line) => `«${lineLabel(ITALIAN_PRICES, line)}»`).join(", ");
  const verb = missing.length === 1 ? "manca" : "mancano";
  const message = `Nelle righe ${verb} ${labels}: riporta il listino nelle righe, oppure togli la scelta.`;
  throw invalidFieldsError([{ path: "lines", message }]);
}

/** Returns the places with their canonical names, as a booking stores them. */
function placesAsBooked({ pickup, return: back, delivery }: PricedRental): Pick<QuotedRental, keyof RequestedPlaces> {
  const { pickupPlace, returnPlace } = delivery;
  return {
    pickupCity: pickup.city,
    pickupPlace: pickupPlace.slug ?? undefined,
    pickupAddress: pickupPlace.address ?? undefined,
    returnCity: back.city,
    returnPlace: returnPlace.slug ?? undefined,
    returnAddress: returnPlace.address ?? undefined,
  };
}
