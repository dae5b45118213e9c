import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { erasureSchemaOf } from "#domain/forms/customers/customer.ts";
import { isOrderInProgress } from "#domain/orders/order.ts";
import { rentalRetainedUntil } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listCustomerQuotes, listOrdersOfQuotes } from "#server/repositories/customers/customer-quotes.ts";
import { countConsents, countNotes } from "#server/repositories/customers/customer-records.ts";
import { listCustomerBookings, readCustomerFigures } from "#server/repositories/customers/customer-requests.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  lockActiveCustomer,
  parseCustomerId,
  requireActiveCustomer,
} from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** A booking or an order that stays. */
export interface RetainedRecord {
  reference: string;
  /** Bookings and orders under way stay until they end; rentals and what was ordered are kept as records of the business. */
  reason: "open" | "rental" | "order_under_way" | "order";
  /** The day from which it is forgotten too; null while it is under way. */
  retainedUntil: string | null;
}

/** What forgetting a person comes to. */
export interface Erasure {
  retained: RetainedRecord[];
  erased: { bookings: number; enquiries: number; quotes: number; notes: number; consents: number };
}

/** What would be forgotten of a person and what the law keeps, before it is done. Refuses "not-found". */
export async function readErasure(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<Erasure> {
  requireAbility(staff, "customers.erase");
  return readErasureOf(ctx.db, (await requireActiveCustomer(ctx.db, id)).id);
}

/**
 * Forgets a person (product.md#erasing-a-customer): their record, notes, consents, enquiries, quotes and bookings that became nothing, and what the log
 * of changes says of them. Open bookings and orders under way stay until they end, rentals as long as the law asks, without what it does not ask for. Refuses "invalid" unless
 * the name of the record is typed, "not-found".
 */
export async function eraseCustomer(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<Erasure> {
  requireAbility(staff, "customers.erase");
  const record = parseCustomerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockActiveCustomer(tx, record);
    parseInput(erasureSchemaOf(customer.name), body);
    const erasure = await readErasureOf(tx, record);
    await eraseStoredCustomer(tx, record, ctx.clock());
    await audit({ action: "erase", entity: "customers", entityId: record, before: null, after: null });
    return erasure;
  });
}

/** What forgetting this record comes to. */
export async function readErasureOf(db: Queryable, id: string): Promise<Erasure> {
  const figures = (await readCustomerFigures(db, [id]))(id);
  const bookings = toRetainedBookings(await listCustomerBookings(db, id, figures.bookings));
  const quotes = await listCustomerQuotes(db, id);
  const acceptedQuotes = quotes.filter(({ status }) => status === "accepted");
  const orders = await listOrdersOfQuotes(db, idsOf(acceptedQuotes));
  // What was ordered is deleted with its quote.
  const quotedAt = new Map(acceptedQuotes.map((quote) => [quote.id, quote.updatedAt]));
  return {
    retained: [
      ...bookings,
      ...orders.map((order) => toRetainedOrder(order, quotedAt.get(order.quoteId) ?? order.createdAt)),
    ],
    erased: {
      bookings: figures.bookings - bookings.length,
      enquiries: figures.enquiries,
      quotes: quotes.length - acceptedQuotes.length,
      notes: await countNotes(db, id),
      consents: await countConsents(db, id),
    },
  };
}

function toRetainedBookings(bookings: Awaited<ReturnType<typeof listCustomerBookings>>): RetainedRecord[] {
  return bookings.flatMap(({ reference, status, returnAt }): RetainedRecord[] => {
    if (isOpenStatus(status)) return [{ reference, reason: "open", retainedUntil: null }];
    return status === "completed"
      ? [{ reference, reason: "rental", retainedUntil: rentalRetainedUntil(returnAt) }]
      : [];
  });
}

function toRetainedOrder({ reference, status }: CustomerOrder, quotedAt: Date): RetainedRecord {
  if (isOrderInProgress(status)) return { reference, reason: "order_under_way", retainedUntil: null };
  return { reference, reason: "order", retainedUntil: rentalRetainedUntil(quotedAt) };
}

type CustomerOrder = Awaited<ReturnType<typeof listOrdersOfQuotes>>[number];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
