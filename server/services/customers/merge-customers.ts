import { isBanned } from "#domain/customers/customer.ts";
import { customerMergeSchema } from "#domain/forms/customers/customer.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { mergeStoredCustomers } from "#server/repositories/customers/customer-requests.ts";
import {
  type CustomerChanges,
  type StoredCustomer,
  updateStoredCustomer,
} from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireBanDecision } from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import { type CustomerDetail, readCustomerDetail } from "#server/services/customers/read-customer.ts";
import {
  lockActiveCustomer,
  parseCustomerId,
  toAuditedCustomer,
} from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

export interface CustomerMerge {
  staff: Staff;
  /** The id of the record that remains. */
  id: string;
  body: unknown;
}

/** Fields that the remaining record gets from the other record if its own are empty. */
const FILLED_FIELDS = [
  "email",
  "birthDate",
  "licenceNumber",
  "licenceCountry",
  "licenceIssuedOn",
  "licenceExpiresOn",
  "documentKind",
  "documentNumber",
  "documentExpiresOn",
  "companyName",
  "vatNumber",
  "taxCode",
  "sdiCode",
  "pec",
  "street",
  "postalCode",
  "town",
  "country",
] as const;

/**
 * Merges another record into the record with `id`, after staff have confirmed it (product.md#merging-customers). Everything that belongs to the other
 * record moves to the remaining one, whose empty fields are filled from the other. The e-mail addresses and phone numbers of both then find the
 * remaining record. Throws "invalid", "not-found", and "conflict" for a stale version, and with the code `banned` for a banned customer without an
 * admin's decision.
 */
export async function mergeCustomers(ctx: AppContext, { staff, id, body }: CustomerMerge): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const survivorId = parseCustomerId(id);
  const { other: otherId, version, ban_reason: banReason } = parseInput(customerMergeSchema, body);
  if (otherId === survivorId) {
    const message = "Una scheda non si unisce a se stessa: scegline un'altra.";
    throw new ServiceError("invalid", message, [{ path: "other", message }]);
  }
  return staffWrite(ctx, staff, async (tx, audit) => {
    // Lock the records in a fixed order, so that two merges of the same records cannot deadlock.
    const [first, second] = survivorId < otherId ? [survivorId, otherId] : [otherId, survivorId];
    const locked = [await lockActiveCustomer(tx, first), await lockActiveCustomer(tx, second)];
    const [survivor, other] = survivorId < otherId ? locked : locked.toReversed();
    if (!survivor || !other) throw new Error("Two records were locked");
    await rejectStaleVersion(tx, "customers", survivor, version, ctx);
    await requireBanDecision(ctx, tx, audit, {
      staff,
      action: "merge",
      booking: null,
      customers: [survivor, other],
      otherOf: ({ id: bannedId }) => (bannedId === survivorId ? otherId : survivorId),
      banReason,
      path: "other",
    });
    const now = ctx.clock();
    await mergeStoredCustomers(tx, { survivorId, mergedId: otherId, now });
    const after = await updateStoredCustomer(tx, survivorId, fillGaps(ctx, survivor, other), now);
    const entry = { action: "merge", entity: "customers" };
    await audit({
      ...entry,
      entityId: survivorId,
      before: toAuditedCustomer(survivor),
      after: toAuditedCustomer(after),
    });
    await audit({ ...entry, entityId: otherId, before: toAuditedCustomer(other), after: { mergedInto: survivorId } });
    return readCustomerDetail(ctx, tx, { staff, customer: after });
  });
}

function fillGaps(ctx: AppContext, survivor: StoredCustomer, other: StoredCustomer): CustomerChanges {
  const gaps = FILLED_FIELDS.filter((field) => survivor[field] === null && other[field] !== null);
  return {
    ...Object.fromEntries(gaps.map((field) => [field, other[field]])),
    ...(survivor.phone === null && { phone: other.phone, phoneKey: other.phoneKey }),
    ...longerBan(ctx, survivor, other),
  };
}

/** Returns the rental ban of the remaining record: the ban of either record or, if both have one, the longer ban. */
function longerBan(ctx: AppContext, survivor: StoredCustomer, other: StoredCustomer): CustomerChanges {
  const inForce = (record: StoredCustomer) => isBanned(record, ctx.clock(), ctx.site.timeZone);
  if (!inForce(other) || (inForce(survivor) && !lastsLonger(other, survivor))) return {};
  const { bannedAt, banReason, banAuthor, banUntil } = other;
  return { bannedAt, banReason, banAuthor, banUntil };
}

const lastsLonger = (one: StoredCustomer, other: StoredCustomer): boolean =>
  other.banUntil !== null && (one.banUntil === null || one.banUntil > other.banUntil);
