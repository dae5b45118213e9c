import { useRouteLoaderData } from "react-router";
import type { OfferRights } from "#app/features/admin/jets/jets-words.ts";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** What who is signed in may do with jets and their routes, or with experiences. */
export function useOfferRights(subject: "jets" | "experiences"): OfferRights {
  const panel = useRouteLoaderData("routes/admin/layout") as { roles: readonly Role[] } | undefined;
  const roles = panel?.roles ?? [];
  return { manage: can(roles, `${subject}.manage`), write: can(roles, `${subject}.write-texts`) };
}
