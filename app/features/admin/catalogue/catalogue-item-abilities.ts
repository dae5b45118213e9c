import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** What somebody may do on the screens of jets, routes and experiences. */
export interface CatalogueItemAbilities {
  /** Everything. */
  canManage: boolean;
  /** Texts alone, or everything. */
  canWriteTexts: boolean;
}

/** What these roles may do with jets and their routes, or with experiences. */
export function catalogueItemAbilities(
  roles: readonly Role[],
  subject: "jets" | "experiences",
): CatalogueItemAbilities {
  return { canManage: can(roles, `${subject}.manage`), canWriteTexts: can(roles, `${subject}.write-texts`) };
}
