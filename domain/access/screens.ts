import { type Ability, can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { paths } from "#domain/paths.ts";

export interface Screen {
  path: string;
  /** As the sidebar names it. */
  label: string;
  ability: Ability;
}

/** The sidebar's entries in its order, each with the ability that opens it. */
export const SCREENS: readonly Screen[] = [
  { path: paths.admin, label: "Dashboard", ability: "dashboard.read" },
  { path: paths.adminBookings, label: "Prenotazioni", ability: "bookings.read" },
  { path: paths.adminTimeline, label: "Calendario", ability: "unit-holds.read" },
  { path: paths.adminDaySheet, label: "Foglio del giorno", ability: "day-sheet.read" },
  { path: paths.adminRequests, label: "Richieste", ability: "enquiries.read" },
  { path: paths.adminCustomers, label: "Clienti", ability: "customers.read" },
  { path: paths.adminQuotes, label: "Preventivi", ability: "quotes.read" },
  { path: paths.adminOrders, label: "Ordini", ability: "orders.read" },
  { path: paths.adminFleet, label: "Gestione Flotta", ability: "fleet.manage" },
  { path: paths.adminJets, label: "Jet ed esperienze", ability: "jets.read" },
  { path: paths.adminReviews, label: "Recensioni", ability: "reviews.manage" },
  { path: paths.adminReport, label: "Rendiconto", ability: "reports.read" },
  { path: paths.adminSeo, label: "SEO Manager", ability: "seo.manage" },
  { path: paths.adminBrands, label: "Brand", ability: "brands.manage" },
  { path: paths.adminCities, label: "Città", ability: "cities.manage" },
  { path: paths.adminArticles, label: "Magazine", ability: "articles.manage" },
  { path: paths.adminClubEvents, label: "Eventi del club", ability: "club-events.manage" },
  { path: paths.adminSettings, label: "Impostazioni", ability: "settings.manage" },
  { path: paths.adminUsers, label: "Utenti", ability: "users.manage" },
  { path: paths.adminAudit, label: "Registro", ability: "audit.read" },
];

/** A screen for everybody who is signed in, with or without a role; it stands in the sidebar's footer. */
export const ACCOUNT_SCREEN = paths.account;

/** The entries that somebody with these roles sees (product.md#roles). */
export function visibleScreens(roles: readonly Role[]): readonly Screen[] {
  return SCREENS.filter((screen) => can(roles, screen.ability));
}

/** The screen an address under /admin belongs to: the longest entry that it begins with. */
export function screenOf(pathname: string): Screen | undefined {
  return SCREENS.filter(({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)
    .at(0);
}

/**
 * Whether somebody signed in may open an address of the panel (product.md#roles). The dashboard opens for a person without any role too, who finds
 * "Nessun ruolo assegnato" there.
 */
export function mayOpen(pathname: string, roles: readonly Role[]): boolean {
  if (pathname === ACCOUNT_SCREEN) return true;
  if (pathname === paths.admin && roles.length === 0) return true;
  const screen = screenOf(pathname);
  // An address that is no screen answers 404, whoever asks.
  return screen === undefined || can(roles, screen.ability);
}
