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

/** A booking or an order that is not erased yet. */
export interface RetainedRecord {
  reference: string;
  /** Open bookings and orders in progress stay until they end; rentals and orders stay as business records. */
  reason: "open" | "rental" | "order_under_way" | "order";
  /** The day on which it is erased too; null while it is open. */
  retainedUntil: string | null;
}

/** A preview of what an erasure does. */
export interface ErasurePreview {
  retained: RetainedRecord[];
  erased: { bookings: number; enquiries: number; quotes: number; notes: number; consents: number };
}

/** Returns a preview of an erasure: what it would erase, and what the law requires to keep. Throws "not-found". */
export async function readErasurePreview(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<ErasurePreview> {
  requireAbility(staff, "customers.erase");
  return readErasurePreviewOf(ctx.db, (await requireActiveCustomer(ctx.db, id)).id);
}

/**
 * Erases a person (product.md#erasing-a-customer): record, notes, consents, enquiries, quotes, bookings that never became a rental, and the data in
 * their audit entries. Open bookings and orders stay until they end; rentals keep only what the law requires, for as long as it requires. Throws
 * "invalid" if the typed name is not that of the record, and "not-found".
 */
export async function eraseCustomer(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<ErasurePreview> {
  requireAbility(staff, "customers.erase");
  const record = parseCustomerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockActiveCustomer(tx, record);
    parseInput(erasureSchemaOf(customer.name), body);
    const erasure = await readErasurePreviewOf(tx, record);
    await eraseStoredCustomer(tx, record, ctx.clock());
    await audit({ action: "erase", entity: "customers", entityId: record, before: null, after: null });
    return erasure;
  });
}

/** Returns a preview of the erasure of the record with this id. */
export async function readErasurePreviewOf(db: Queryable, id: string): Promise<ErasurePreview> {
  const figures = (await readCustomerFigures(db, [id]))(id);
  const bookings = toRetainedBookings(await listCustomerBookings(db, id, figures.bookings));
  const quotes = await listCustomerQuotes(db, id);
  const acceptedQuotes = quotes.filter(({ status }) => status === "accepted");
  const orders = await listOrdersOfQuotes(db, idsOf(acceptedQuotes));
  // An order is deleted with its quote.
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
