import { can } from "#domain/access/abilities.ts";
import { isBanned } from "#domain/customers/customer.ts";
import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import {
  listConsents,
  listNotes,
  type StoredConsent,
  type StoredNote,
} from "#server/repositories/customers/customer-records.ts";
import {
  type CustomerFigures,
  listCustomerBookings,
  listCustomerEnquiries,
  readCustomerFigures,
} from "#server/repositories/customers/customer-requests.ts";
import { isBannedOn, listCustomers, type StoredCustomer } from "#server/repositories/customers/customers.ts";
import { listLikelyDuplicates } from "#server/repositories/customers/find-customers.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import { findUserName } from "#server/repositories/users/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireActiveCustomer } from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Why another record may be the same person. */
export type DuplicateReason = "email" | "phone" | "name";

export interface LikelyDuplicate {
  customer: StoredCustomer;
  reasons: DuplicateReason[];
}

/** A customer with all related data. */
export interface CustomerDetail {
  customer: StoredCustomer;
  banned: boolean;
  /** The rental ban with its reason. Null if there is none, and for staff who may only know that there is one (product.md#rental-ban). */
  ban: {
    since: Date;
    reason: string | null;
    author: string | null;
    authorName: string | null;
    until: string | null;
  } | null;
  figures: CustomerFigures;
  bookings: Awaited<ReturnType<typeof listCustomerBookings>>;
  enquiries: Awaited<ReturnType<typeof listCustomerEnquiries>>;
  notes: StoredNote[];
  consents: StoredConsent[];
  /** Records that staff may merge into this one. */
  duplicates: LikelyDuplicate[];
}

/** Returns a customer with all related data. The id may be that of a record that was merged into the customer's. Throws "not-found". */
export async function readCustomer(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.read");
  return readCustomerDetail(ctx, ctx.db, { staff, customer: await requireActiveCustomer(ctx.db, id) });
}

/** Returns a record with its related data, as far as `staff` may see them. */
export async function readCustomerDetail(
  ctx: AppContext,
  db: Queryable,
  { staff, customer }: { staff: Staff; customer: StoredCustomer },
): Promise<CustomerDetail> {
  const { id } = customer;
  return {
    customer,
    banned: isBanned(customer, ctx.clock(), ctx.site.timeZone),
    ban: can(staff.roles, "customers.ban") ? await readBan(db, customer) : null,
    figures: (await readCustomerFigures(db, [id]))(id),
    bookings: await listCustomerBookings(db, id),
    enquiries: await listCustomerEnquiries(db, id),
    notes: await listNotes(db, id),
    consents: await listConsents(db, id),
    duplicates: (await listLikelyDuplicates(db, customer)).map((other) => ({
      customer: other,
      reasons: duplicateReasons(customer, other),
    })),
  };
}

async function readBan(
  db: Queryable,
  { bannedAt, banReason, banAuthor, banUntil }: StoredCustomer,
): Promise<CustomerDetail["ban"]> {
  if (!bannedAt) return null;
  const authorName = banAuthor && (await findUserName(db, banAuthor));
  return { since: bannedAt, reason: banReason, author: banAuthor, authorName, until: banUntil };
}

function duplicateReasons(customer: StoredCustomer, other: StoredCustomer): DuplicateReason[] {
  const reasons: DuplicateReason[] = [];
  if (customer.email !== null && customer.email === other.email) reasons.push("email");
  if (customer.phoneKey !== null && customer.phoneKey === other.phoneKey) reasons.push("phone");
  if (areNamesSimilar(customer.name, other.name)) reasons.push("name");
  return reasons;
}

interface CustomersQuery {
  staff: Staff;
  listQuery: ListQuery;
  /** Only banned customers. */
  banned?: boolean | undefined;
}

export interface ListedCustomer {
  customer: StoredCustomer;
  figures: CustomerFigures;
}

/** Lists the customers for staff. */
export async function readCustomers(
  ctx: AppContext,
  { staff, listQuery, banned }: CustomersQuery,
): Promise<{ rows: ListedCustomer[]; total: number }> {
  requireAbility(staff, "customers.read");
  const { rows, total } = await listCustomers(ctx.db, listQuery, banned ? isBannedOn(siteToday(ctx)) : undefined);
  const figuresOf = await readCustomerFigures(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((customer) => ({ customer, figures: figuresOf(customer.id) })), total };
}
