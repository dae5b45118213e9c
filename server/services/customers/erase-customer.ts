import { isOpen } from "#domain/booking/states.ts";
import { erasureSchemaOf } from "#domain/forms/customer.ts";
import { isUnderWay } from "#domain/orders/order.ts";
import { rentalKeptUntil } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listOrdersOf, listQuotesOf } from "#server/repositories/customers/customer-quotes.ts";
import { countConsents, countNotes } from "#server/repositories/customers/customer-records.ts";
import { listCustomerBookings, readFigures } from "#server/repositories/customers/customer-requests.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { customerId, lockStanding, standingCustomer } from "#server/services/customers/shared/standing-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** A booking or an order that stays. */
export interface KeptRecord {
  reference: string;
  /** Bookings and orders under way stay until they end; rentals and what was ordered are kept as records of the business. */
  why: "open" | "rental" | "order_under_way" | "order";
  /** The day from which it is forgotten too; null while it is under way. */
  keptUntil: string | null;
}

/** What forgetting a person comes to. */
export interface Erasure {
  kept: KeptRecord[];
  forgotten: { bookings: number; enquiries: number; quotes: number; notes: number; consents: number };
}

/** What would be forgotten of a person and what the law keeps, before it is done. Refuses "not-found". */
export async function readErasure(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<Erasure> {
  requireAbility(staff, "customers.erase");
  return erasureOf(ctx.db, (await standingCustomer(ctx.db, id)).id);
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
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockStanding(tx, record);
    checkedInput(erasureSchemaOf(customer.name), body);
    const erasure = await erasureOf(tx, record);
    await eraseStoredCustomer(tx, record, ctx.clock());
    await audit({ action: "erase", entity: "customers", entityId: record, before: null, after: null });
    return erasure;
  });
}

/** What forgetting this record comes to. */
export async function erasureOf(db: Queryable, id: string): Promise<Erasure> {
  const figures = (await readFigures(db, [id]))(id);
  const bookings = keptBookings(await listCustomerBookings(db, id, figures.bookings));
  const quotes = await listQuotesOf(db, id);
  const agreed = quotes.filter(({ status }) => status === "accepted");
  const orders = await listOrdersOf(db, idsOf(agreed));
  // What was ordered is deleted with its quote.
  const quotedAt = new Map(agreed.map((quote) => [quote.id, quote.updatedAt]));
  return {
    kept: [...bookings, ...orders.map((order) => keptOrder(order, quotedAt.get(order.quoteId) ?? order.createdAt))],
    forgotten: {
      bookings: figures.bookings - bookings.length,
      enquiries: figures.enquiries,
      quotes: quotes.length - agreed.length,
      notes: await countNotes(db, id),
      consents: await countConsents(db, id),
    },
  };
}

function keptBookings(bookings: Awaited<ReturnType<typeof listCustomerBookings>>): KeptRecord[] {
  return bookings.flatMap(({ reference, status, returnAt }): KeptRecord[] => {
    if (isOpen(status)) return [{ reference, why: "open", keptUntil: null }];
    return status === "completed" ? [{ reference, why: "rental", keptUntil: rentalKeptUntil(returnAt) }] : [];
  });
}

function keptOrder({ reference, status }: Order, quotedAt: Date): KeptRecord {
  if (isUnderWay(status)) return { reference, why: "order_under_way", keptUntil: null };
  return { reference, why: "order", keptUntil: rentalKeptUntil(quotedAt) };
}

type Order = Awaited<ReturnType<typeof listOrdersOf>>[number];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
