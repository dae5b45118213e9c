import { camelCased } from "#domain/casing.ts";
import { customerChangesSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import { updateStoredCustomer } from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { phoneKey } from "#server/services/customers/internal/phone-number.ts";
import { type CustomerDetail, customerDetail } from "#server/services/customers/read-customer.ts";
import { auditedPerson } from "#server/services/customers/shared/audited-customer.ts";
import {
  customerId,
  lockStanding,
  refuseNumber,
  refuseUnreachable,
} from "#server/services/customers/shared/customer-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

export interface CustomerUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a customer's record; their bookings keep what they say. Refuses "invalid" for wrong fields and when nothing would be left to
 * reach them by, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateCustomer(ctx: AppContext, { staff, id, body }: CustomerUpdate): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const record = customerId(id);
  const { version, ...changes } = camelCased(checkedInput(customerChangesSchema, body));
  const key = changes.phone && phoneKey(changes.phone);
  refuseNumber(changes.phone, key ?? null);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockStanding(tx, record);
    await rejectStaleVersion(tx, "customers", before, version, ctx);
    refuseUnreachable({
      email: changes.email === undefined ? before.email : changes.email,
      phone: changes.phone === undefined ? before.phone : changes.phone,
    });
    const written = changes.phone === undefined ? changes : { ...changes, phoneKey: key ?? null };
    const after = await updateStoredCustomer(tx, record, written, ctx.clock());
    await audit({
      action: "update",
      entity: "customers",
      entityId: record,
      before: auditedPerson(before),
      after: auditedPerson(after),
    });
    return customerDetail(ctx, tx, { staff, customer: after });
  });
}
