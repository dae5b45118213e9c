import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** What somebody may do on the screens of jets, routes and experiences. */
export interface OfferAbilities {
  /** Everything. */
  manage: boolean;
  /** Texts alone, or everything. */
  write: boolean;
}

/** What these roles may do with jets and their routes, or with experiences. */
export function offerAbilities(roles: readonly Role[], subject: "jets" | "experiences"): OfferAbilities {
  return { manage: can(roles, `${subject}.manage`), write: can(roles, `${subject}.write-texts`) };
}
