import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import { listUnassignedQuotes } from "#server/repositories/customers/customer-quotes.ts";
import { listCustomersByEmail, lockCustomer } from "#server/repositories/customers/customers.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import { eraseQuotes } from "#server/repositories/customers/erase-quotes.ts";
import { listRoles } from "#server/repositories/users/user-roles.ts";
import { deleteUser, findUserIdByEmail } from "#server/repositories/users/users.ts";
import { eraseWaitingEntriesOf } from "#server/repositories/waiting-list/waiting-list-data.ts";
import {
  type ErasurePreview,
  type RetainedRecord,
  readErasurePreviewOf,
} from "#server/services/customers/erase-customer.ts";
import { type CustomerExport, collectCustomerData } from "#server/services/customers/export-customer.ts";

type Context = Pick<AppContext, "db" | "clock"> & { site: Pick<AppContext["site"], "name"> };

/**
 * Exports all data that are stored about the person with an e-mail address, one file per customer record, as in the panel
 * (product.md#exporting-a-customer). The audit entry names "system" as the actor. Throws "not-found" if there is no such customer.
 */
export async function exportPersonData({ db, clock, site }: Context, email: string): Promise<CustomerExport[]> {
  return retryTransaction(db, async (tx) => {
    const records = await listCustomersByEmail(tx, email);
    if (records.length === 0) throw noSuchPerson(email);
    const files: CustomerExport[] = [];
    for (const { id, name } of records) {
      await insertAuditEntry(tx, auditEntryFor("export", id), clock());
      files.push(await collectCustomerData(tx, { record: id, name, company: site.name, now: clock(), withBan: true }));
    }
    return files;
  });
}

export interface ErasedPerson {
  records: ErasurePreview[];
  /** References of orders in progress that belong to no customer record. They keep the person's data until they end. */
  underWay: string[];
  /** What happened to the account with the e-mail address. An account with a role is not removed. */
  account: "none" | "removed" | "holds-a-role";
}

/**
 * Erases all data about the person with an e-mail address (product.md#erasing-a-customer), including their account if it has no role. Throws
 * "not-found" if there are no such data.
 */
export async function erasePersonData({ db, clock }: Context, email: string): Promise<ErasedPerson> {
  return retryTransaction(db, async (tx) => {
    const customers = await listCustomersByEmail(tx, email);
    const userId = await findUserIdByEmail(tx, email);
    const quotes = await listUnassignedQuotes(tx, email);
    const waitingEntries = await eraseWaitingEntriesOf(tx, email);
    if (customers.length === 0 && !userId && quotes.length === 0 && waitingEntries === 0) throw noSuchPerson(email);
    const records: ErasurePreview[] = [];
    for (const { id } of customers) {
      await lockCustomer(tx, id);
      records.push(await readErasurePreviewOf(tx, id));
      await eraseStoredCustomer(tx, id, clock());
      await insertAuditEntry(tx, auditEntryFor("erase", id), clock());
    }
    // Erase the quotes that belong to no customer record; those of customer records were erased above.
    const looseQuotes = await listUnassignedQuotes(tx, email);
    const underWay = await eraseQuotes(
      tx,
      looseQuotes.map(({ id }) => id),
    );
    return { records, underWay, account: userId ? await eraseAccount(tx, userId) : "none" };
  });
}

async function eraseAccount(tx: Transaction, userId: string): Promise<ErasedPerson["account"]> {
  if ((await listRoles(tx, userId)).length > 0) return "holds-a-role";
  await deleteUser(tx, userId);
  return "removed";
}

/** Returns the lines that the terminal shows after an erasure. */
export function erasureLines(email: string, { records, underWay, account }: ErasedPerson): string[] {
  const retained = records.flatMap((record) => record.retained);
  return [
    `${email}: ${records.length === 1 ? "una scheda cancellata" : `${records.length} schede cancellate`}.`,
    ...retained.map(retainedLine),
    ...underWay.map((reference) => `${reference}: è in corso. Quando è concluso o annullato, ripeti il comando.`),
    ...(account === "removed" ? ["Il suo account è stato tolto."] : []),
    ...(account === "holds-a-role"
      ? [`Il suo account ha un ruolo e resta: toglilo prima su ${panelPaths.adminUsers}.`]
      : []),
  ];
}

function retainedLine({ reference, reason, retainedUntil }: RetainedRecord): string {
  if (retainedUntil) return `${reference}: resta fino al ${retainedUntil} (art. 2220 c.c.).`;
  return reason === "open" ? `${reference}: resta finché è aperta.` : `${reference}: resta finché è in corso.`;
}

const auditEntryFor = (action: "export" | "erase", entityId: string) =>
  ({ actor: "system", action, entity: "customers", entityId, before: null, after: null }) as const;

const noSuchPerson = (email: string) => new ServiceError("not-found", `Non teniamo nulla di ${email}.`);
