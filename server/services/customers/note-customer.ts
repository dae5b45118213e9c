import { camelCased } from "#domain/casing.ts";
import { customerConsentSchema, customerNoteSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import { insertConsent, insertNote } from "#server/repositories/customers/customer-records.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { type CustomerDetail, customerDetail } from "#server/services/customers/read-customer.ts";
import { customerId, lockStanding } from "#server/services/customers/shared/customer-problems.ts";
import { madeOnce } from "#server/services/internal/made-once.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

export interface CustomerNote {
  staff: Staff;
  id: string;
  body: unknown;
  idempotencyKey?: string | undefined;
}

/** Writes an internal note onto a customer's page, with the same key and words once. Refuses "invalid" without words, "not-found". */
export async function noteCustomer(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: CustomerNote,
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const { body: words } = checkedInput(customerNoteSchema, body);
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockStanding(tx, record);
    const request = { endpoint: "POST /api/customers/:id/notes", record, words };
    await madeOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await audit({ action: "note", entity: "customers", entityId: record, before: null, after: { note: words } });
      return insertNote(tx, { customerId: record, author: staff.userId, body: words, createdAt: ctx.clock() });
    });
    return customerDetail(ctx, tx, { staff, customer });
  });
}

/** Writes down what a customer agreed to or took back, with what proves it; with the same key and content once. Refuses "invalid", "not-found". */
export async function recordConsent(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: CustomerNote,
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const consent = camelCased(checkedInput(customerConsentSchema, body));
  const record = customerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockStanding(tx, record);
    const request = { endpoint: "POST /api/customers/:id/consents", record, consent };
    await madeOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await audit({ action: "consent", entity: "customers", entityId: record, before: null, after: consent });
      return insertConsent(tx, { ...consent, customerId: record, recordedBy: staff.userId, givenAt: ctx.clock() });
    });
    return customerDetail(ctx, tx, { staff, customer });
  });
}
