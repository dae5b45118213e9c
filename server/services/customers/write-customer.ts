import { camelCased } from "#domain/casing.ts";
import { namesAlike } from "#domain/customers/names-alike.ts";
import {
  customerChangesSchema,
  customerConsentSchema,
  customerNoteSchema,
  newCustomerSchema,
} from "#domain/forms/customer.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { insertConsent, insertNote } from "#server/repositories/customers/customer-records.ts";
import { insertCustomer, updateStoredCustomer } from "#server/repositories/customers/customers.ts";
import { findIdByEmail, listByPhone, lockContacts } from "#server/repositories/customers/find-customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import {
  auditedPerson,
  customerId,
  lockStanding,
  refuseNumber,
  refuseUnreachable,
} from "#server/services/customers/shared/standing-customer.ts";
import { madeOnce } from "#server/services/internal/made-once.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { type CustomerDetail, customerDetail } from "./read-customer.ts";
import { phoneKey } from "./whole-phone.ts";

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

interface CustomerUpdate {
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

interface CustomerNote {
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
