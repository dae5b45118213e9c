import { isRole, type Role, roleLabel } from "#domain/access/roles.ts";
import type { ApiUser } from "#domain/api/users/users.ts";

/** A role somebody holds. */
export type GrantedRole = ApiUser["roles"][number];

/** A role as the panel names it; its own name where a later version of the program wrote it. */
export const roleName = (role: string): string => (isRole(role) ? roleLabel(role) : role);

export const hasRole = (user: ApiUser, role: Role): boolean => user.roles.some((userRole) => userRole.role === role);
