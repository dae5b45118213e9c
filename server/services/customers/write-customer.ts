import { areNamesSimilar } from "#domain/customers/similar-names.ts";
import {
  customerChangesSchema,
  customerConsentSchema,
  customerNoteSchema,
  newCustomerSchema,
} from "#domain/forms/customers/customer.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { insertConsent, insertNote } from "#server/repositories/customers/customer-records.ts";
import { insertCustomer, updateStoredCustomer } from "#server/repositories/customers/customers.ts";
import {
  findCustomerIdByEmail,
  listCustomersByPhone,
  lockContacts,
} from "#server/repositories/customers/find-customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  assertReachable,
  assertValidPhone,
  lockActiveCustomer,
  parseCustomerId,
  toAuditedCustomer,
} from "#server/services/customers/shared/active-customer.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { phoneKey } from "./phone-number.ts";
import { type CustomerDetail, readCustomerDetail } from "./read-customer.ts";

/**
 * Creates a customer (product.md#customers). Throws "invalid" for wrong fields, if both e-mail address and phone number are missing, and for a likely
 * duplicate: the same e-mail address, or the same phone number and a similar name. A repeated call is therefore refused, too.
 */
export async function createCustomer(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const fields = toCamelCase(parseInput(newCustomerSchema, body));
  const { name, email = null, phone = null } = fields;
  const key = phone && phoneKey(phone);
  assertValidPhone(phone, key);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await assertNoDuplicate(tx, { name, email, key });
    const now = ctx.clock();
    const row = await insertCustomer(tx, { ...fields, phoneKey: key, createdAt: now, updatedAt: now });
    await audit({
      action: "create",
      entity: "customers",
      entityId: row.id,
      before: null,
      after: toAuditedCustomer(row),
    });
    return readCustomerDetail(ctx, tx, { staff, customer: row });
  });
}

async function assertNoDuplicate(
  tx: Transaction,
  { name, email, key }: { name: string; email: string | null; key: string | null },
): Promise<void> {
  await lockContacts(
    tx,
    [email, key].filter((contact) => contact !== null),
  );
  const problems: FieldProblem[] = [];
  if (email && (await findCustomerIdByEmail(tx, email))) {
    problems.push({ path: "email", message: "Un cliente con questa e-mail c'è già: cercalo nell'elenco." });
  }
  if (key && (await listCustomersByPhone(tx, key)).some((other) => areNamesSimilar(other.name, name))) {
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
 * Updates a customer; bookings keep their own data. Throws "invalid" for wrong fields and when neither e-mail nor phone would be left, "not-found",
 * and "conflict" for a stale `version`.
 */
export async function updateCustomer(ctx: AppContext, { staff, id, body }: CustomerUpdate): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const record = parseCustomerId(id);
  const { version, ...changes } = toCamelCase(parseInput(customerChangesSchema, body));
  const key = changes.phone && phoneKey(changes.phone);
  assertValidPhone(changes.phone, key ?? null);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockActiveCustomer(tx, record);
    await rejectStaleVersion(tx, "customers", before, version, ctx);
    assertReachable({
      email: changes.email === undefined ? before.email : changes.email,
      phone: changes.phone === undefined ? before.phone : changes.phone,
    });
    const columns = changes.phone === undefined ? changes : { ...changes, phoneKey: key ?? null };
    const after = await updateStoredCustomer(tx, record, columns, ctx.clock());
    await audit({
      action: "update",
      entity: "customers",
      entityId: record,
      before: toAuditedCustomer(before),
      after: toAuditedCustomer(after),
    });
    return readCustomerDetail(ctx, tx, { staff, customer: after });
  });
}

interface CustomerNoteInput {
  staff: Staff;
  id: string;
  body: unknown;
  idempotencyKey?: string | undefined;
}

/** Adds an internal note to a customer, idempotent by key and text. Throws "invalid" if the text is missing, and "not-found". */
export async function addCustomerNote(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: CustomerNoteInput,
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const { body: note } = parseInput(customerNoteSchema, body);
  const record = parseCustomerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockActiveCustomer(tx, record);
    const request = { endpoint: "POST /api/customers/:id/notes", record, words: note };
    await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await audit({ action: "note", entity: "customers", entityId: record, before: null, after: { note } });
      return insertNote(tx, { customerId: record, author: staff.userId, body: note, createdAt: ctx.clock() });
    });
    return readCustomerDetail(ctx, tx, { staff, customer });
  });
}

/** Records that a customer gave or withdrew a consent, with its proof; idempotent by key and content. Throws "invalid", "not-found". */
export async function recordConsent(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: CustomerNoteInput,
): Promise<CustomerDetail> {
  requireAbility(staff, "customers.manage");
  const consent = toCamelCase(parseInput(customerConsentSchema, body));
  const record = parseCustomerId(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const customer = await lockActiveCustomer(tx, record);
    const request = { endpoint: "POST /api/customers/:id/consents", record, consent };
    await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await audit({ action: "consent", entity: "customers", entityId: record, before: null, after: consent });
      return insertConsent(tx, { ...consent, customerId: record, recordedBy: staff.userId, givenAt: ctx.clock() });
    });
    return readCustomerDetail(ctx, tx, { staff, customer });
  });
}
