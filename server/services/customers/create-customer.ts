import { camelCased } from "#domain/casing.ts";
import { namesAlike } from "#domain/customers/names-alike.ts";
import { newCustomerSchema } from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { insertCustomer } from "#server/repositories/customers/customers.ts";
import { findIdByEmail, listByPhone, lockContacts } from "#server/repositories/customers/find-customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { phoneKey } from "#server/services/customers/internal/phone-number.ts";
import { type CustomerDetail, customerDetail } from "#server/services/customers/read-customer.ts";
import { auditedPerson } from "#server/services/customers/shared/audited-customer.ts";
import { refuseNumber } from "#server/services/customers/shared/customer-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/**
 * A new customer (product.md#customers). Refuses "invalid" for wrong fields, without any way to reach them, and where a record has the same
 * address, or the same number and a like name, already: a call sent twice makes one record.
 */
export async function createCustomer(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const fields = camelCased(checkedInput(newCustomerSchema, body));
  const { name, email = null, phone = null } = fields;
  const key = phone && phoneKey(phone);
  refuseNumber(phone, key);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await refuseKnown(tx, { name, email, key });
    const now = ctx.clock();
    const row = await insertCustomer(tx, { ...fields, phoneKey: key, createdAt: now, updatedAt: now });
    await audit({
      action: "create",
      entity: "customers",
      entityId: row.id,
      before: null,
      after: auditedPerson(row),
    });
    return customerDetail(ctx, tx, { staff, customer: row });
  });
}

async function refuseKnown(
  tx: Transaction,
  { name, email, key }: { name: string; email: string | null; key: string | null },
): Promise<void> {
  await lockContacts(
    tx,
    [email, key].filter((contact) => contact !== null),
  );
  const problems: FieldProblem[] = [];
  if (email && (await findIdByEmail(tx, email))) {
    problems.push({ path: "email", message: "Un cliente con questa e-mail c'è già: cercalo nell'elenco." });
  }
  if (key && (await listByPhone(tx, key)).some((other) => namesAlike(other.name, name))) {
    problems.push({
      path: "phone",
      message: "Un cliente con questo telefono e questo nome c'è già: cercalo nell'elenco.",
    });
  }
  if (problems.length > 0) throw new ServiceError("invalid", "Questo cliente c'è già.", problems);
}
