import { rentalBanSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
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

export interface CustomerToBan {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Marks a customer "Non noleggiare" (product.md#rental-ban), or changes why and until when; marked so already, nothing changes. Refuses "invalid",
 * "not-found", "conflict".
 */
export async function banCustomer(ctx: AppContext, { staff, id, body }: CustomerToBan): Promise<CustomerDetail> {
  requireAbility(staff, "customers.ban");
  const { reason, until = null, version } = checkedInput(rentalBanSchema, body);
  const ban = { bannedAt: ctx.clock(), banReason: reason, banAuthor: staff.userId, banUntil: until };
  return changeBan(ctx, { staff, id, version, action: "ban", ban });
}

/** Lifts the mark; lifted already, nothing changes. Refuses "not-found". */
export async function liftBan(ctx: AppContext, { staff, id }: Omit<CustomerToBan, "body">): Promise<CustomerDetail> {
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
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockStanding(tx, record);
    if (standsSo(before, ban)) return customerDetail(ctx, tx, { staff, customer: before });
    await rejectStaleVersion(tx, "customers", before, version, ctx);
    const after = await updateStoredCustomer(tx, record, ban, ctx.clock());
    await audit({
      action,
      entity: "customers",
      entityId: record,
      before: auditedPerson(before),
      after: auditedPerson(after),
    });
    return customerDetail(ctx, tx, { staff, customer: after });
  });
}

/** Whether the same mark, or none, stands there: whoever said so first and when stays. */
const standsSo = (before: StoredCustomer, { bannedAt, banReason, banUntil }: Ban) =>
  (before.bannedAt === null) === (bannedAt === null) && before.banReason === banReason && before.banUntil === banUntil;
