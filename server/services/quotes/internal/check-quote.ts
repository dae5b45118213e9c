import { type QuoteFields, quoteSchema } from "#domain/forms/quote.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import { type QuoteLine, quoteTotal } from "#domain/quotes/quote.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { resolveRental } from "#server/services/booking/internal/resolve-rental.ts";
import { agreeWithinRole } from "#server/services/booking/price/internal/agree-within-role.ts";
import { NO_SUCH_CAR } from "#server/services/catalogue/internal/vehicle-problems.ts";
import { checkedInput, wrongFields } from "#server/services/checked-input.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** A quote with nothing wrong, in the columns of its table. */
export interface CheckedQuote extends Pick<QuoteFields, "kind" | "title" | "name" | "email" | "phone" | "terms"> {
  lines: QuoteLine[];
  totalCents: number;
  validUntil: string;
  rental: NonNullable<QuoteFields["rental"]> | null;
  customerId: string | null;
  enquiryId: string | null;
}

/**
 * Checks a quote that staff write: its day lies ahead, and a car's price is within what their role may agree to. Outside of transactions.
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
    rental: fields.kind === "car" ? (fields.rental ?? null) : null,
    customerId: fields.customer_id ?? null,
    enquiryId: fields.enquiry_id ?? null,
  };
  await refuseWrong(ctx, staff, quote);
  return { quote, version: fields.version };
}

async function refuseWrong(ctx: AppContext, staff: Staff, { validUntil, rental, totalCents }: CheckedQuote) {
  if (validUntil < siteToday(ctx))
    throw wrongFields([{ path: "valid_until", message: "Questo giorno è già passato." }]);
  if (!rental) return;
  const vehicle = await findVehicleBySlug(ctx.db, rental.vehicle);
  if (!vehicle) throw wrongFields([{ path: "rental.vehicle", message: NO_SUCH_CAR }]);
  const { rental: resolved, problems } = await resolveRental(ctx, {
    vehicle,
    pickup: { date: rental.pickupDate, time: rental.pickupTime },
    return: { date: rental.returnDate, time: rental.returnTime },
    pickupCity: rental.pickupCity,
    returnCity: rental.returnCity,
    limits: STAFF_LIMITS,
  });
  if (!resolved) throw wrongFields(problems.map(({ path, message }) => ({ path: `rental.${path}`, message })));
  const named = { kind: "total", value: centsToEuros(totalCents) } as const;
  agreeWithinRole(ctx, { staff, named, listTotal: resolved.quote.total, path: "lines" });
}
