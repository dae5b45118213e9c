import { type Ability, can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { isPathOffered, type Offers } from "#domain/offers/offers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export interface PanelScreen {
  path: string;
  /** The label in the sidebar. */
  label: string;
  ability: Ability;
  /** The screen that the entry opens, if it is another one of its section. */
  landing?: string;
}

/** The sidebar's entries in display order, each with the ability that it requires. */
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
  { path: panelPaths.adminRates, label: "Tariffe", ability: "rates.read", landing: panelPaths.adminRateCalendar },
  { path: panelPaths.adminJets, label: "Jet ed esperienze", ability: "jets.read" },
  { path: panelPaths.adminReviews, label: "Recensioni", ability: "reviews.manage" },
  { path: panelPaths.adminReport, label: "Rendiconto", ability: "reports.read" },
  { path: panelPaths.adminSeo, label: "SEO Manager", ability: "seo.manage" },
  { path: panelPaths.adminTranslations, label: "Traduzioni", ability: "translations.manage" },
  { path: panelPaths.adminBrands, label: "Brand", ability: "brands.manage" },
  { path: panelPaths.adminCities, label: "Città", ability: "cities.manage" },
  { path: panelPaths.adminArticles, label: "Magazine", ability: "articles.manage" },
  { path: panelPaths.adminClubEvents, label: "Eventi del club", ability: "club-events.manage" },
  { path: panelPaths.adminSettings, label: "Impostazioni", ability: "settings.manage" },
  { path: panelPaths.adminUsers, label: "Utenti", ability: "users.manage" },
  { path: panelPaths.adminAudit, label: "Registro", ability: "audit.read" },
];

/** The account screen is open to every signed-in user, with or without a role. The sidebar's footer links to it. */
export const ACCOUNT_SCREEN_PATH = panelPaths.account;

/** Returns the sidebar entries of what the company offers that a user with these roles sees (product.md#roles, product.md#offers). */
export function listVisibleScreens(roles: readonly Role[], offers: Offers): readonly PanelScreen[] {
  return PANEL_SCREENS.flatMap((screen) =>
    screen.path === panelPaths.adminJets ? toOfferedJetScreen(screen, offers) : screen,
  )
    .filter(({ path }) => isPathOffered(path, offers))
    .filter((screen) => can(roles, screen.ability));
}

/** Jets and experiences share a screen; with one of them switched off it is the other's. */
function toOfferedJetScreen(screen: PanelScreen, { jets, experiences }: Offers): PanelScreen {
  if (jets && experiences) return screen;
  return jets
    ? { ...screen, label: "Jet" }
    : { path: panelPaths.adminExperiences, label: "Esperienze", ability: "experiences.read" };
}

/** Returns the screen of a path under /admin: the entry with the longest matching prefix. */
export function findPanelScreen(pathname: string): PanelScreen | undefined {
  return PANEL_SCREENS.filter(
    ({ path }) => pathname === path || (path !== panelPaths.admin && pathname.startsWith(`${path}/`)),
  )
    .toSorted((one, other) => other.path.length - one.path.length)
    .at(0);
}

/**
 * Returns whether a signed-in user may open a path of the panel (product.md#roles). The dashboard also opens for users without a role, who see
 * "Nessun ruolo assegnato".
 */
export function canOpenScreen(pathname: string, roles: readonly Role[]): boolean {
  if (pathname === ACCOUNT_SCREEN_PATH) return true;
  if (pathname === panelPaths.admin && roles.length === 0) return true;
  const screen = findPanelScreen(pathname);
  // A path without a screen shows the 404 page to every user, so it needs no ability.
  return screen === undefined || can(roles, screen.ability);
}
