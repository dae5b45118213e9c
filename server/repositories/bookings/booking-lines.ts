import { eq, sql } from "drizzle-orm";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import { agreedPriceOf, type PriceLine, sumLines, supplementsOf } from "#domain/prices/price-line.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookingLines, bookings } from "#server/db/schema.ts";

/** A stored line. The place of a delivery is the booking's, so the line has only its kilometres. */
type StoredLine = Omit<typeof bookingLines.$inferSelect, "bookingId" | "position">;

/** Selects the lines of a booking's price, in the order of the bill. */
export const selectLines = sql<StoredLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'code', line.code, 'params', line.params, 'quantity', line.quantity, 'unit', line.unit, 'unitPriceCents', line.unit_price_cents,
    'amountCents', line.amount_cents, 'vatCode', line.vat_code, 'vatRateBasisPoints', line.vat_rate_basis_points, 'phase', line.phase,
    'ruleId', line.rule_id
  ) order by line.position), '[]') from ${bookingLines} line where line.booking_id = ${bookings.id}
)`;

/** Converts the stored lines of a booking. */
export const toPriceLines = (
  stored: readonly StoredLine[],
  { pickupPlace, returnPlace }: Pick<BookingDelivery, "pickupPlace" | "returnPlace">,
): PriceLine[] => {
  const places: Partial<Record<PriceLine["code"], string>> = {
    delivery: pickupPlace.name,
    collection: returnPlace.name,
  };
  return stored.map(({ code, params, unitPriceCents: unitPrice, amountCents: amount, ...line }) => {
    const place = places[code];
    return { ...line, code, params: place ? { ...params, place } : params, unitPrice, amount } as PriceLine;
  });
};

/** Returns the price columns of a booking, which are derived from its lines. */
export function toPriceColumns(lines: readonly PriceLine[]) {
  const supplements = supplementsOf(lines);
  const delivery = supplements.find(({ kind }) => kind === "delivery");
  const collection = supplements.find(({ kind }) => kind === "collection");
  const agreed = agreedPriceOf(lines);
  return {
    oneWayCents: sumLines(lines.filter(({ code }) => code === "one-way")),
    deliveryKilometres: delivery?.kilometres ?? 0,
    deliveryCents: delivery?.amount ?? 0,
    collectionKilometres: collection?.kilometres ?? 0,
    collectionCents: collection?.amount ?? 0,
    totalCents: sumLines(lines),
    agreedKind: agreed?.kind ?? null,
    agreedPercent: agreed?.percent ?? null,
    agreedDiscountCents: agreed?.discount ?? null,
  };
}

/** Replaces the lines of a booking. The caller writes the columns that are derived from them. */
export async function storeBookingLines(
  tx: Transaction,
  bookingId: string,
  lines: readonly PriceLine[],
): Promise<void> {
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  await tx.insert(bookingLines).values(toLineRows(bookingId, lines));
}

/** Returns the rows that store the lines of a booking. */
export const toLineRows = (bookingId: string, lines: readonly PriceLine[]): (typeof bookingLines.$inferInsert)[] =>
  lines.map(({ unitPrice, amount, params, ...line }, position) => {
    const { place: _place, ...stored } = { place: undefined, ...params };
    return { ...line, bookingId, position, params: stored, unitPriceCents: unitPrice, amountCents: amount };
  });
