import { isBanned } from "#domain/customers/customer.ts";
import { customerMergeSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { joinCustomers } from "#server/repositories/customers/customer-requests.ts";
import {
  type CustomerChanges,
  type StoredCustomer,
  updateStoredCustomer,
} from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { type CustomerDetail, customerDetail } from "#server/services/customers/read-customer.ts";
import { auditedPerson, customerId, lockStanding } from "#server/services/customers/shared/standing-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

export interface CustomerMerge {
  staff: Staff;
  /** The record that stays. */
  id: string;
  body: unknown;
}

/** What a record takes over where it says nothing itself. */
const TAKEN_OVER = [
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
 * Joins another record to this one, as staff confirmed (product.md#merging-customers): everything of both belongs to the one that stays, which fills its
 * gaps from the other and is found by both addresses and numbers. Refuses "invalid", "not-found" and "conflict" for a stale version.
 */
export async function mergeCustomers(ctx: AppContext, { staff, id, body }: CustomerMerge): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const keptId = customerId(id);
  const { other: otherId, version } = checkedInput(customerMergeSchema, body);
  if (otherId === keptId) {
    const message = "Una scheda non si unisce a se stessa: scegline un'altra.";
    throw new ServiceError("invalid", message, [{ path: "other", message }]);
  }
  return staffWrite(ctx, staff, async (tx, audit) => {
    // In one order whichever stays, so that two merges of the same records never wait for each other.
    const [first, second] = keptId < otherId ? [keptId, otherId] : [otherId, keptId];
    const locked = [await lockStanding(tx, first), await lockStanding(tx, second)];
    const [kept, other] = keptId < otherId ? locked : locked.toReversed();
    if (!kept || !other) throw new Error("Two records were locked");
    await rejectStaleVersion(tx, "customers", kept, version, ctx);
    const now = ctx.clock();
    await joinCustomers(tx, { kept: keptId, other: otherId, now });
    const after = await updateStoredCustomer(tx, keptId, takenOver(ctx, kept, other), now);
    const entry = { action: "merge", entity: "customers" };
    await audit({ ...entry, entityId: keptId, before: auditedPerson(kept), after: auditedPerson(after) });
    await audit({ ...entry, entityId: otherId, before: auditedPerson(other), after: { mergedInto: keptId } });
    return customerDetail(ctx, tx, { staff, customer: after });
  });
}

function takenOver(ctx: AppContext, kept: StoredCustomer, other: StoredCustomer): CustomerChanges {
  const gaps = TAKEN_OVER.filter((field) => kept[field] === null && other[field] !== null);
  return {
    ...Object.fromEntries(gaps.map((field) => [field, other[field]])),
    ...(kept.phone === null && { phone: other.phone, phoneKey: other.phoneKey }),
    ...heavierBan(ctx, kept, other),
  };
}

/** A ban in force is not lost by joining the record it stands on to another; of two, the one that lasts longer stands. */
function heavierBan(ctx: AppContext, kept: StoredCustomer, other: StoredCustomer): CustomerChanges {
  const inForce = (record: StoredCustomer) => isBanned(record, ctx.clock(), ctx.site.timeZone);
  if (!inForce(other) || (inForce(kept) && !lastsLonger(other, kept))) return {};
  const { bannedAt, banReason, banAuthor, banUntil } = other;
  return { bannedAt, banReason, banAuthor, banUntil };
}

const lastsLonger = (one: StoredCustomer, other: StoredCustomer): boolean =>
  other.banUntil !== null && (one.banUntil === null || one.banUntil > other.banUntil);
