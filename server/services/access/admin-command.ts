import { can } from "#domain/access/abilities.ts";
import { isRole, ROLES, type Role } from "#domain/access/roles.ts";
import { MAX_PAGE_ROWS } from "#domain/api/table-query.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { trimText } from "#domain/trim-text.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import { deleteRoleRecord, grantRole, listRoleRecords } from "#server/repositories/users/user-roles.ts";
import { findUserIdByEmail, listUsers, lockUser, type UserRecord } from "#server/repositories/users/users.ts";
import {
  erasePersonData,
  erasureLines,
  exportPersonData,
} from "#server/services/access/internal/person-data-commands.ts";
import { assertAdminRemains } from "#server/services/users/shared/last-admin.ts";

/** A parsed command of `npm run admin`, for example `grant EMAIL ROLE`. */
export type AdminCommand =
  | { verb: "list" }
  | { verb: "grant" | "revoke"; email: string; role: Role }
  | { verb: "export"; email: string }
  | { verb: "erase"; email: string };

/** The result of a command: lines to print, and files to write into the working directory. */
export interface AdminCommandResult {
  lines: string[];
  files: { name: string; text: string }[];
}

type Context = Pick<AppContext, "db" | "clock"> & { site: Pick<AppContext["site"], "name"> };

export const ADMIN_USAGE = [
  "npm run admin -- list                elenca chi ha un ruolo",
  "npm run admin -- grant EMAIL RUOLO   dà un ruolo",
  "npm run admin -- revoke EMAIL RUOLO  toglie un ruolo",
  "npm run admin -- export EMAIL        scrive tutto ciò che teniamo di una persona, un file per scheda",
  "npm run admin -- erase EMAIL         la dimentica, salvo ciò che la legge chiede di tenere",
  "--create                             crea il database nella cartella dei dati, dove non c'è",
  `Ruoli: ${ROLES.join(", ")}`,
].join("\n");

/** Parses the command-line arguments. Returns null if they are no valid command. */
export function parseAdminCommand([verb, address, role, ...more]: readonly string[]): AdminCommand | null {
  const email = address && trimText(address);
  if (verb === "list" && email === undefined) return { verb };
  if ((verb === "export" || verb === "erase") && email && role === undefined) return { verb, email };
  if ((verb !== "grant" && verb !== "revoke") || !email || !role || !isRole(role) || more.length > 0) return null;
  return { verb, email, role };
}

/**
 * Runs a command and returns what to print and write. The rules are those of the panel; audit entries name "system" as the actor. Throws "not-found"
 * if no account or customer has the e-mail address, and "conflict" for the last admin and for an unverified e-mail address.
 */
export async function runAdminCommand(ctx: Context, command: AdminCommand): Promise<AdminCommandResult> {
  if (command.verb === "export") {
    const files = (await exportPersonData(ctx, command.email)).map(({ fileName, html }) => ({
      name: fileName,
      text: html,
    }));
    return { lines: [], files };
  }
  return { lines: await runForLines(ctx, command), files: [] };
}

async function runForLines(ctx: Context, command: Exclude<AdminCommand, { verb: "export" }>): Promise<string[]> {
  if (command.verb === "list") return listRoleHolders(ctx);
  if (command.verb === "erase") return erasureLines(command.email, await erasePersonData(ctx, command.email));
  const { verb, email, role } = command;
  return retryTransaction(ctx.db, async (tx) => {
    const id = await findUserIdByEmail(tx, email);
    const user = id ? await lockUser(tx, id) : null;
    if (!user)
      throw new ServiceError(
        "not-found",
        `Nessun account ha l'indirizzo ${email}: prima registralo, su ${paths.signup}.`,
      );
    return verb === "grant" ? grantFromTerminal(ctx, tx, user, role) : revokeFromTerminal(ctx, tx, user, role);
  });
}

async function grantFromTerminal({ clock }: Context, tx: Transaction, user: UserRecord, role: Role): Promise<string[]> {
  if (!user.emailVerified)
    throw new ServiceError(
      "conflict",
      `L'indirizzo ${user.email} non è verificato: chiunque può averlo registrato. Il suo titolare lo verifica con l'e-mail di conferma, o scegliendo una nuova password su ${paths.forgottenPassword}.`,
    );
  const { row, granted } = await grantRole(tx, user.id, role);
  const after = { email: user.email, role };
  const entry = { actor: "system", action: "grant", entity: "user_roles", entityId: row.id, before: null, after };
  if (granted) await insertAuditEntry(tx, entry, clock());
  return [
    granted ? `${user.email} ora ha il ruolo ${role}.` : `${user.email} aveva già il ruolo ${role}.`,
    ...(user.disabledAt ? [`L'account è disattivato: riattivalo nel pannello, su ${panelPaths.adminUsers}.`] : []),
  ];
}

async function revokeFromTerminal(
  { clock }: Context,
  tx: Transaction,
  user: UserRecord,
  role: Role,
): Promise<string[]> {
  const roleRecord = (await listRoleRecords(tx, user.id)).find((record) => record.role === role);
  if (!roleRecord) return [`${user.email} non ha il ruolo ${role}.`];
  if (can([role], "users.manage")) await assertAdminRemains(tx, user.id);
  await deleteRoleRecord(tx, roleRecord.id);
  const before = { email: user.email, role };
  const entry = {
    actor: "system",
    action: "revoke",
    entity: "user_roles",
    entityId: roleRecord.id,
    before,
    after: null,
  };
  await insertAuditEntry(tx, entry, clock());
  return [`${user.email} non ha più il ruolo ${role}.`];
}

/** Lists every user with a role, admins first. */
async function listRoleHolders({ db }: Context): Promise<string[]> {
  const holders = new Map<string, UserRecord>();
  const truncationNotes: string[] = [];
  for (const role of ROLES) {
    const { rows, total } = await listUsers(db, { role, limit: MAX_PAGE_ROWS, offset: 0 });
    for (const user of rows) holders.set(user.id, user);
    if (total > rows.length)
      truncationNotes.push(`Del ruolo ${role} sono ${total}: qui stanno i ${rows.length} più recenti.`);
  }
  if (holders.size === 0) return ["Nessuno ha un ruolo."];
  const lines = [...holders.values()].map(({ email, roles, disabledAt, emailVerified }) =>
    [
      email,
      roles.map(({ role }) => role).join(", "),
      !emailVerified && "indirizzo non verificato",
      disabledAt && "disattivato",
    ]
      .filter(Boolean)
      .join("  "),
  );
  return [...lines, ...truncationNotes];
}
