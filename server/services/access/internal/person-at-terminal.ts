import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { listLooseQuotes } from "#server/repositories/customers/customer-quotes.ts";
import { listCustomersByEmail, lockCustomer } from "#server/repositories/customers/customers.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import { eraseQuotes } from "#server/repositories/customers/erase-quotes.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import { listRoles } from "#server/repositories/staff/user-roles.ts";
import { deleteUser, findUserIdByEmail } from "#server/repositories/staff/users.ts";
import { type Erasure, erasureOf, type KeptRecord } from "#server/services/customers/erase-customer.ts";
import { type CustomerExport, everythingOf } from "#server/services/customers/export-customer.ts";

type Context = Pick<AppContext, "db" | "clock"> & { site: Pick<AppContext["site"], "name"> };

/**
 * Everything that is kept of whoever is reached at an address, a file for each record, as the panel's counter gives it
 * (product.md#exporting-a-customer); in the log as "system". Refuses "not-found".
 */
export async function exportPerson({ db, clock, site }: Context, email: string): Promise<CustomerExport[]> {
  return retriedTransaction(db, async (tx) => {
    const records = await listCustomersByEmail(tx, email);
    if (records.length === 0) throw nobody(email);
    const files: CustomerExport[] = [];
    for (const { id, name } of records) {
      await insertAuditEntry(tx, entryOf("export", id), clock());
      files.push(await everythingOf(tx, { record: id, name, company: site.name, now: clock(), withBan: true }));
    }
    return files;
  });
}

export interface ErasedPerson {
  records: Erasure[];
  /** Orders under way of somebody without a record, by reference: they keep whom they are for. */
  underWay: string[];
  /** What became of an account of the same address: one that holds a role stays. */
  account: "none" | "removed" | "holds-a-role";
}

/** Forgets whoever is reached at an address (product.md#erasing-a-customer), with an account that holds no role. Refuses "not-found". */
export async function erasePerson({ db, clock }: Context, email: string): Promise<ErasedPerson> {
  return retriedTransaction(db, async (tx) => {
    const found = await listCustomersByEmail(tx, email);
    const userId = await findUserIdByEmail(tx, email);
    const quotes = await listLooseQuotes(tx, email);
    if (found.length === 0 && !userId && quotes.length === 0) throw nobody(email);
    const records: Erasure[] = [];
    for (const { id } of found) {
      await lockCustomer(tx, id);
      records.push(await erasureOf(tx, id));
      await eraseStoredCustomer(tx, id, clock());
      await insertAuditEntry(tx, entryOf("erase", id), clock());
    }
    // Those that were a record's by now belong to it.
    const loose = await listLooseQuotes(tx, email);
    const underWay = await eraseQuotes(
      tx,
      loose.map(({ id }) => id),
    );
    return { records, underWay, account: userId ? await eraseAccount(tx, userId) : "none" };
  });
}

async function eraseAccount(tx: Transaction, userId: string): Promise<ErasedPerson["account"]> {
  if ((await listRoles(tx, userId)).length > 0) return "holds-a-role";
  await deleteUser(tx, userId);
  return "removed";
}

/** What the terminal says of it. */
export function erasureLines(email: string, { records, underWay, account }: ErasedPerson): string[] {
  const kept = records.flatMap((record) => record.kept);
  return [
    `${email}: ${records.length === 1 ? "una scheda cancellata" : `${records.length} schede cancellate`}.`,
    ...kept.map(keptLine),
    ...underWay.map((reference) => `${reference}: è in corso. Quando è concluso o annullato, ripeti il comando.`),
    ...(account === "removed" ? ["Il suo account è stato tolto."] : []),
    ...(account === "holds-a-role"
      ? [`Il suo account ha un ruolo e resta: toglilo prima su ${panelPaths.adminUsers}.`]
      : []),
  ];
}

function keptLine({ reference, why, keptUntil }: KeptRecord): string {
  if (keptUntil) return `${reference}: resta fino al ${keptUntil} (art. 2220 c.c.).`;
  return why === "open" ? `${reference}: resta finché è aperta.` : `${reference}: resta finché è in corso.`;
}

const entryOf = (action: "export" | "erase", entityId: string) =>
  ({ actor: "system", action, entity: "customers", entityId, before: null, after: null }) as const;

const nobody = (email: string) => new ServiceError("not-found", `Non teniamo nulla di ${email}.`);
