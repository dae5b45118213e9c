import { type Ability, can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export interface PanelScreen {
  path: string;
  /** As the sidebar names it. */
  label: string;
  ability: Ability;
}

/** The sidebar's entries in its order, each with the ability that opens it. */
export const PANEL_SCREENS: readonly PanelScreen[] = [
  { path: panelPaths.admin, label: "Dashboard", ability: "dashboard.read" },
  { path: panelPaths.adminBookings, label: "Prenotazioni", ability: "bookings.read" },
  { path: panelPaths.adminTimeline, label: "Calendario", ability: "unit-holds.read" },
  { path: panelPaths.adminDaySheet, label: "Foglio del giorno", ability: "day-sheet.read" },
  { path: panelPaths.adminRequests, label: "Richieste", ability: "enquiries.read" },
  { path: panelPaths.adminCustomers, label: "Clienti", ability: "customers.read" },
  { path: panelPaths.adminQuotes, label: "Preventivi", ability: "quotes.read" },
  { path: panelPaths.adminOrders, label: "Ordini", ability: "orders.read" },
  { path: panelPaths.adminFleet, label: "Gestione Flotta", ability: "fleet.manage" },
  { path: panelPaths.adminJets, label: "Jet ed esperienze", ability: "jets.read" },
  { path: panelPaths.adminReviews, label: "Recensioni", ability: "reviews.manage" },
  { path: panelPaths.adminReport, label: "Rendiconto", ability: "reports.read" },
  { path: panelPaths.adminSeo, label: "SEO Manager", ability: "seo.manage" },
  { path: panelPaths.adminBrands, label: "Brand", ability: "brands.manage" },
  { path: panelPaths.adminCities, label: "Città", ability: "cities.manage" },
  { path: panelPaths.adminArticles, label: "Magazine", ability: "articles.manage" },
  { path: panelPaths.adminClubEvents, label: "Eventi del club", ability: "club-events.manage" },
  { path: panelPaths.adminSettings, label: "Impostazioni", ability: "settings.manage" },
  { path: panelPaths.adminUsers, label: "Utenti", ability: "users.manage" },
  { path: panelPaths.adminAudit, label: "Registro", ability: "audit.read" },
];

/** A screen for everybody who is signed in, with or without a role; it stands in the sidebar's footer. */
export const ACCOUNT_SCREEN_PATH = panelPaths.account;

/** The entries that somebody with these roles sees (product.md#roles). */
export function listVisibleScreens(roles: readonly Role[]): readonly PanelScreen[] {
  return PANEL_SCREENS.filter((screen) => can(roles, screen.ability));
}

/** The screen an address under /admin belongs to: the longest entry that it begins with. */
export function findPanelScreen(pathname: string): PanelScreen | undefined {
  return PANEL_SCREENS.filter(
    ({ path }) => pathname === path || (path !== panelPaths.admin && pathname.startsWith(`${path}/`)),
  )
    .toSorted((one, other) => other.path.length - one.path.length)
    .at(0);
}

/**
 * Whether somebody signed in may open an address of the panel (product.md#roles). The dashboard opens for a person without any role too, who finds
 * "Nessun ruolo assegnato" there.
 */
export function canOpenScreen(pathname: string, roles: readonly Role[]): boolean {
  if (pathname === ACCOUNT_SCREEN_PATH) return true;
  if (pathname === panelPaths.admin && roles.length === 0) return true;
  const screen = findPanelScreen(pathname);
  // An address that is no screen answers 404, whoever asks.
  return screen === undefined || can(roles, screen.ability);
}
