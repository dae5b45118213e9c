import { camelCased } from "#domain/casing.ts";
import { customerConsentSchema, customerNoteSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import { insertConsent, insertNote } from "#server/repositories/customers/customer-records.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { customerId, lockStanding } from "#server/services/customers/internal/customer-problems.ts";
import { type CustomerDetail, customerDetail } from "#server/services/customers/read-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

export interface CustomerNote {
  staff: Staff;
  id: string;
  body: unknown;
}

/** Writes an internal note onto a customer's page. Refuses "invalid" without words, "not-found". */
export async function noteCustomer(ctx: AppContext, { staff, id, body }: CustomerNote): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const { body: words } = checkedInput(customerNoteSchema, body);
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockStanding(tx, record);
    await insertNote(tx, { customerId: record, author: staff.userId, body: words, createdAt: ctx.clock() });
    await audit({ action: "note", entity: "customers", entityId: record, before: null, after: { note: words } });
    return customerDetail(ctx, tx, { staff, customer });
  });
}

/** Writes down what a customer agreed to or took back, with what proves it. Refuses "invalid", "not-found". */
export async function recordConsent(ctx: AppContext, { staff, id, body }: CustomerNote): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const consent = camelCased(checkedInput(customerConsentSchema, body));
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockStanding(tx, record);
    await insertConsent(tx, { ...consent, customerId: record, recordedBy: staff.userId, givenAt: ctx.clock() });
    await audit({ action: "consent", entity: "customers", entityId: record, before: null, after: consent });
    return customerDetail(ctx, tx, { staff, customer });
  });
}
