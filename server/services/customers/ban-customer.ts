import { rentalBanSchema } from "#domain/forms/customers/customer.ts";
import type { AppContext } from "#server/context.ts";
import {
  type CustomerChanges,
  type StoredCustomer,
  updateStoredCustomer,
} from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
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

export interface CustomerBanInput {
  staff: Staff;
  id: string;
  body: unknown;
}

/** Marks a customer "Non noleggiare" (product.md#rental-ban), or changes its reason or end. Idempotent. Throws "invalid", "not-found", "conflict". */
export async function banCustomer(ctx: AppContext, { staff, id, body }: CustomerBanInput): Promise<CustomerDetail> {
  requireAbility(staff, "customers.ban");
  const { reason, until = null, version } = parseInput(rentalBanSchema, body);
  const ban = { bannedAt: ctx.clock(), banReason: reason, banAuthor: staff.userId, banUntil: until };
  return changeBan(ctx, { staff, id, version, action: "ban", ban });
}

/** Lifts the ban. Idempotent. Throws "not-found". */
export async function liftBan(ctx: AppContext, { staff, id }: Omit<CustomerBanInput, "body">): Promise<CustomerDetail> {
  requireAbility(staff, "customers.ban");
  const ban = { bannedAt: null, banReason: null, banAuthor: null, banUntil: null };
  return changeBan(ctx, { staff, id, version: undefined, action: "lift-ban", ban });
}

type Ban = Required<Pick<CustomerChanges, "bannedAt" | "banReason" | "banAuthor" | "banUntil">>;

interface BanChange {
  staff: Staff;
  id: string;
  version: number | undefined;
  action: "ban" | "lift-ban";
  ban: Ban;
}

function changeBan(ctx: AppContext, { staff, id, version, action, ban }: BanChange): Promise<CustomerDetail> {
  const customerRecordId = parseCustomerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockActiveCustomer(tx, customerRecordId);
    if (hasSameBan(before, ban)) return readCustomerDetail(ctx, tx, { staff, customer: before });
    await rejectStaleVersion(tx, "customers", before, version, ctx);
    const after = await updateStoredCustomer(tx, customerRecordId, ban, ctx.clock());
    await audit({
      action,
      entity: "customers",
      entityId: customerRecordId,
      before: toAuditedCustomer(before),
      after: toAuditedCustomer(after),
    });
    return readCustomerDetail(ctx, tx, { staff, customer: after });
  });
}

/** Whether a ban has the same reason and end as the stored one. If so, the stored author and date stay. */
const hasSameBan = (before: StoredCustomer, { bannedAt, banReason, banUntil }: Ban) =>
  (before.bannedAt === null) === (bannedAt === null) && before.banReason === banReason && before.banUntil === banUntil;
