import { isRole, ROLES, type Role } from "#domain/access/roles.ts";
import { paths } from "#domain/paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import { deleteRoleRecord, grantRole, listRoleRecords } from "#server/repositories/staff/user-roles.ts";
import { findUserIdByEmail, listUsers, lockUser, type UserRecord } from "#server/repositories/staff/users.ts";
import { keepAnAdmin } from "#server/services/users/internal/last-admin.ts";

/** What the owner asks for at the terminal: `npm run admin -- grant EMAIL ROLE`. */
export type AdminCommand = { verb: "list" } | { verb: "grant" | "revoke"; email: string; role: Role };

type Context = Pick<AppContext, "db" | "clock">;

export const ADMIN_USAGE = [
  "npm run admin -- list",
  "npm run admin -- grant EMAIL ROLE",
  "npm run admin -- revoke EMAIL ROLE",
  `Roles: ${ROLES.join(", ")}`,
].join("\n");

/** The command in a terminal's words; null when they are none. */
export function parseAdminCommand([verb, email, role, ...more]: readonly string[]): AdminCommand | null {
  if (verb === "list" && email === undefined) return { verb };
  if ((verb !== "grant" && verb !== "revoke") || !email || !role || !isRole(role) || more.length > 0) return null;
  return { verb, email, role };
}

/**
 * Does it, by the rules of the panel and into its log as "system"; answers the lines to print. Refuses "not-found" for an address without
 * an account, "conflict" for the last admin.
 */
export async function runAdminCommand(ctx: Context, command: AdminCommand): Promise<string[]> {
  if (command.verb === "list") return listHolders(ctx);
  const { verb, email, role } = command;
  return retriedTransaction(ctx.db, async (tx) => {
    const id = await findUserIdByEmail(tx, email);
    const user = id ? await lockUser(tx, id) : null;
    if (!user)
      throw new ServiceError("not-found", `No account has the address ${email}: sign up first, at ${paths.signup}.`);
    return verb === "grant" ? grant(ctx, tx, user, role) : revoke(ctx, tx, user, role);
  });
}

async function grant({ clock }: Context, tx: Transaction, user: UserRecord, role: Role): Promise<string[]> {
  const { row, granted } = await grantRole(tx, user.id, role);
  const after = { email: user.email, role };
  const entry = { actor: "system", action: "grant", entity: "user_roles", entityId: row.id, before: null, after };
  if (granted) await insertAuditEntry(tx, entry, clock());
  return [
    granted ? `${user.email} is ${role} now.` : `${user.email} was ${role} already.`,
    ...(user.emailVerified ? [] : ["The address is not verified: make sure whose account it is."]),
    ...(user.disabledAt ? [`The account is disabled: enable it in the panel, at ${paths.adminUsers}.`] : []),
  ];
}

async function revoke({ clock }: Context, tx: Transaction, user: UserRecord, role: Role): Promise<string[]> {
  const held = (await listRoleRecords(tx, user.id)).find((record) => record.role === role);
  if (!held) return [`${user.email} is not ${role}.`];
  if (role === "admin") await keepAnAdmin(tx, user.id);
  await deleteRoleRecord(tx, held.id);
  const before = { email: user.email, role };
  const entry = { actor: "system", action: "revoke", entity: "user_roles", entityId: held.id, before, after: null };
  await insertAuditEntry(tx, entry, clock());
  return [`${user.email} is ${role} no more.`];
}

/** Everybody with a role, admins first. */
async function listHolders({ db }: Context): Promise<string[]> {
  const holders = new Map<string, UserRecord>();
  for (const role of ROLES) {
    const { rows } = await listUsers(db, { role, limit: 1000, offset: 0 });
    for (const user of rows) holders.set(user.id, user);
  }
  if (holders.size === 0) return ["Nobody holds a role."];
  return [...holders.values()].map(({ email, roles, disabledAt, emailVerified }) =>
    [
      email,
      roles.map(({ role }) => role).join(", "),
      !emailVerified && "address not verified",
      disabledAt && "disabled",
    ]
      .filter(Boolean)
      .join("  "),
  );
}
