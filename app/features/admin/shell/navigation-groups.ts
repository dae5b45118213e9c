import type { IconName } from "#app/ui/panel/icon.tsx";
import type { PanelScreen } from "#domain/access/panel-screens.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const SCREEN_DISPLAY: Record<string, { icon: IconName; group: string | null }> = {
  [panelPaths.admin]: { icon: "dashboard", group: null },
  [panelPaths.adminBookings]: { icon: "booking", group: "Noleggio" },
  [panelPaths.adminTimeline]: { icon: "timeline", group: "Noleggio" },
  [panelPaths.adminDaySheet]: { icon: "sheet", group: "Noleggio" },
  [panelPaths.adminRequests]: { icon: "inbox", group: "Noleggio" },
  [panelPaths.adminCustomers]: { icon: "customer", group: "Noleggio" },
  [panelPaths.adminQuotes]: { icon: "quote", group: "Noleggio" },
  [panelPaths.adminOrders]: { icon: "bell", group: "Noleggio" },
  [panelPaths.adminFleet]: { icon: "car", group: "Noleggio" },
  [panelPaths.adminRates]: { icon: "rate", group: "Noleggio" },
  [panelPaths.adminJets]: { icon: "jet", group: "Noleggio" },
  [panelPaths.adminExperiences]: { icon: "jet", group: "Noleggio" },
  [panelPaths.adminReviews]: { icon: "star", group: "Noleggio" },
  [panelPaths.adminReport]: { icon: "chart", group: "Noleggio" },
  [panelPaths.adminSeo]: { icon: "seo", group: "Catalogo" },
  [panelPaths.adminTranslations]: { icon: "translations", group: "Catalogo" },
  [panelPaths.adminBrands]: { icon: "brand", group: "Catalogo" },
  [panelPaths.adminCities]: { icon: "city", group: "Catalogo" },
  [panelPaths.adminArticles]: { icon: "magazine", group: "Catalogo" },
  [panelPaths.adminClubEvents]: { icon: "event", group: "Catalogo" },
  [panelPaths.adminSettings]: { icon: "house", group: "Casa" },
  [panelPaths.adminUsers]: { icon: "user", group: "Casa" },
  [panelPaths.adminAudit]: { icon: "log", group: "Casa" },
};

export interface NavigationGroup {
  title: string | null;
  entries: (PanelScreen & { icon: IconName })[];
}

export const iconOfScreen = (path: string): IconName => SCREEN_DISPLAY[path]?.icon ?? "right";

/** Returns the sidebar's entries grouped under their headings, in order. */
export function groupNavigationEntries(screens: readonly PanelScreen[]): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  for (const screen of screens) {
    const title = SCREEN_DISPLAY[screen.path]?.group ?? null;
    const entry = { ...screen, icon: iconOfScreen(screen.path) };
    const last = groups.at(-1);
    if (last && last.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}
