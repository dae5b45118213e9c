import { isRole, type Role, roleLabel } from "#domain/access/roles.ts";
import type { ApiUser } from "#domain/api/users/users.ts";

/** A role that a user has. */
export type GrantedRole = ApiUser["roles"][number];

/** Returns a role's label; its raw name when a later version of the application stored it. */
export const roleName = (role: string): string => (isRole(role) ? roleLabel(role) : role);

export const hasRole = (user: ApiUser, role: Role): boolean => user.roles.some((userRole) => userRole.role === role);
