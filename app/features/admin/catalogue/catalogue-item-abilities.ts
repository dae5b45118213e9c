import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** What a user may do on the screens of jets, routes and experiences. */
export interface CatalogueItemAbilities {
  /** Create, edit and delete everything. */
  canManage: boolean;
  /** Edit at least the texts. */
  canWriteTexts: boolean;
}

/** Returns what these roles may do with jets and their routes, or with experiences. */
export function catalogueItemAbilities(
  roles: readonly Role[],
  subject: "jets" | "experiences",
): CatalogueItemAbilities {
  return { canManage: can(roles, `${subject}.manage`), canWriteTexts: can(roles, `${subject}.write-texts`) };
}
