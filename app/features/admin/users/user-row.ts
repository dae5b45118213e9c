import { isRole, type Role, roleLabel } from "#domain/access/roles.ts";

/** A row of GET /api/users. */
export interface UserRow {
  id: string;
  email: string;
  /** "" when none was given (B 2.9). */
  name: string;
  email_verified: boolean;
  two_factor: boolean;
  disabled_at: string | null;
  created_at: string;
  /** When one of the sessions that are open was last renewed; null without any. */
  last_seen_at: string | null;
  roles: RoleRecord[];
}

/** B 3.9. */
export interface RoleRecord {
  id: string;
  role: string;
}

/** A role as the panel names it; its own name where a later version of the house wrote it. */
export const roleName = (role: string): string => (isRole(role) ? roleLabel(role) : role);

export const holds = (user: UserRow, role: Role): boolean => user.roles.some((held) => held.role === role);
