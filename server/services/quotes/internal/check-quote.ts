import type { AskedEnds } from "#domain/delivery/asked-ends.ts";
import { type QuoteFields, quoteSchema } from "#domain/forms/quote.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import { type QuotedRental, type QuoteLine, quoteTotal } from "#domain/quotes/quote.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { agreeWithinRole } from "#server/services/booking/shared/agree-within-role.ts";
import { requestedRental } from "#server/services/booking/shared/check-request.ts";
import { type Rental, resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { checkedInput, wrongFields } from "#server/services/checked-input.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A quote with nothing wrong, in the columns of its table. */
export interface CheckedQuote extends Pick<QuoteFields, "kind" | "title" | "name" | "email" | "phone" | "terms"> {
  lines: QuoteLine[];
  totalCents: number;
  validUntil: string;
  rental: QuotedRental | null;
  customerId: string | null;
  enquiryId: string | null;
}

/**
 * Checks a quote that staff write: its day lies ahead, and a car's price is within what their role may agree to; its places are those that a booking
 * would have. Outside of transactions.
 * Refuses "invalid" with a message for each wrong field.
 */
export async function checkQuote(
  ctx: AppContext,
  staff: Staff,
  body: unknown,
): Promise<{ quote: CheckedQuote; version: number | undefined }> {
  const fields = checkedInput(quoteSchema, body);
  const lines = fields.lines.map((line) => ({ ...line, amount: eurosToCents(line.amount) ?? 0 }));
  const quote = {
    kind: fields.kind,
    title: fields.title,
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    terms: fields.terms,
    lines,
    totalCents: quoteTotal(lines),
    validUntil: fields.valid_until,
    customerId: fields.customer_id ?? null,
    enquiryId: fields.enquiry_id ?? null,
  };
  if (quote.validUntil < siteToday(ctx))
    throw wrongFields([{ path: "valid_until", message: "Questo giorno è già passato." }]);
  const rental = fields.kind === "car" && fields.rental ? await checkRental(ctx, staff, fields.rental, quote) : null;
  return { quote: { ...quote, rental }, version: fields.version };
}

async function checkRental(
  ctx: AppContext,
  staff: Staff,
  rental: NonNullable<QuoteFields["rental"]>,
  { totalCents }: Pick<CheckedQuote, "totalCents">,
): Promise<QuotedRental> {
  const vehicle = await findVehicleBySlug(ctx.db, rental.vehicle);
  if (!vehicle) throw wrongFields([{ path: "rental.vehicle", message: NO_SUCH_CAR }]);
  const asked = requestedRental(rental, { vehicle, limits: STAFF_LIMITS });
  const { rental: resolved, problems } = await resolveRental(ctx, asked);
  if (!resolved) throw wrongFields(problems.map(({ path, message }) => ({ path: `rental.${path}`, message })));
  const named = { kind: "total", value: centsToEuros(totalCents) } as const;
  agreeWithinRole(ctx, { staff, named, listTotal: resolved.quote.total, path: "lines" });
  return { ...rental, ...quotedPlaces(resolved) };
}

/** By the names that a booking would keep, whichever they were asked for with. */
function quotedPlaces({ pickup, return: back, delivery }: Rental): Pick<QuotedRental, keyof AskedEnds> {
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
