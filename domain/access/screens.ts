import { holdsAny, type Role } from "#domain/access/roles.ts";
import { paths } from "#domain/paths.ts";

export interface Screen {
  path: string;
  /** As the sidebar names it (B 6). */
  label: string;
  roles: readonly Role[];
}

const EVERY_ROLE: readonly Role[] = ["admin", "customer_service", "seo_manager"];
const SEO: readonly Role[] = ["admin", "seo_manager"];
const SERVICE: readonly Role[] = ["admin", "customer_service"];
const ADMIN: readonly Role[] = ["admin"];

/** The sidebar's entries in its order, each with the roles that have it (B 6). */
export const SCREENS: readonly Screen[] = [
  { path: paths.admin, label: "Dashboard", roles: EVERY_ROLE },
  { path: paths.adminBookings, label: "Prenotazioni", roles: SERVICE },
  { path: paths.adminTimeline, label: "Calendario", roles: SERVICE },
  { path: paths.adminRequests, label: "Richieste", roles: SERVICE },
  { path: paths.adminFleet, label: "Gestione Flotta", roles: SERVICE },
  { path: paths.adminSeo, label: "SEO Manager", roles: SEO },
  { path: paths.adminBrands, label: "Brand", roles: SEO },
  { path: paths.adminCities, label: "Città", roles: SEO },
  { path: paths.adminUsers, label: "Utenti", roles: ADMIN },
  { path: paths.adminAudit, label: "Registro", roles: ADMIN },
];

/** A screen for everybody who is signed in, with or without a role; it stands in the sidebar's footer. */
export const ACCOUNT_SCREEN = paths.account;

/** The entries that somebody with these roles sees (B 6). */
export function visibleScreens(roles: readonly Role[]): readonly Screen[] {
  return SCREENS.filter((screen) => holdsAny(roles, screen.roles));
}

/** The screen an address under /admin belongs to: the longest entry that it begins with. */
export function screenOf(pathname: string): Screen | undefined {
  return SCREENS.filter(({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)
    .at(0);
}

/**
 * Whether somebody signed in may open an address of the panel (B 2.10). The dashboard opens for a person without any role too, who finds
 * "Nessun ruolo assegnato" there (design 6.6).
 */
export function mayOpen(pathname: string, roles: readonly Role[]): boolean {
  if (pathname === ACCOUNT_SCREEN) return true;
  if (pathname === paths.admin && roles.length === 0) return true;
  const screen = screenOf(pathname);
  // An address that is no screen answers 404, whoever asks.
  return screen === undefined || holdsAny(roles, screen.roles);
}
