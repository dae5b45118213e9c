import type { IconName } from "#app/ui/panel/icon.tsx";
import type { Screen } from "#domain/access/screens.ts";
import { paths } from "#domain/paths.ts";

const LOOK: Record<string, { icon: IconName; group: string | null }> = {
  [paths.admin]: { icon: "dashboard", group: null },
  [paths.adminBookings]: { icon: "booking", group: "Noleggio" },
  [paths.adminTimeline]: { icon: "timeline", group: "Noleggio" },
  [paths.adminDaySheet]: { icon: "sheet", group: "Noleggio" },
  [paths.adminRequests]: { icon: "inbox", group: "Noleggio" },
  [paths.adminCustomers]: { icon: "customer", group: "Noleggio" },
  [paths.adminQuotes]: { icon: "quote", group: "Noleggio" },
  [paths.adminOrders]: { icon: "bell", group: "Noleggio" },
  [paths.adminFleet]: { icon: "car", group: "Noleggio" },
  [paths.adminJets]: { icon: "jet", group: "Noleggio" },
  [paths.adminReviews]: { icon: "star", group: "Noleggio" },
  [paths.adminReport]: { icon: "chart", group: "Noleggio" },
  [paths.adminSeo]: { icon: "seo", group: "Catalogo" },
  [paths.adminBrands]: { icon: "brand", group: "Catalogo" },
  [paths.adminCities]: { icon: "city", group: "Catalogo" },
  [paths.adminArticles]: { icon: "magazine", group: "Catalogo" },
  [paths.adminClubEvents]: { icon: "event", group: "Catalogo" },
  [paths.adminSettings]: { icon: "house", group: "Casa" },
  [paths.adminUsers]: { icon: "user", group: "Casa" },
  [paths.adminAudit]: { icon: "log", group: "Casa" },
};

export interface EntryGroup {
  title: string | null;
  entries: (Screen & { icon: IconName })[];
}

export const screenIcon = (path: string): IconName => LOOK[path]?.icon ?? "right";

/** The sidebar's entries under their headings, in their order. */
export function groupEntries(screens: readonly Screen[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const screen of screens) {
    const title = LOOK[screen.path]?.group ?? null;
    const entry = { ...screen, icon: screenIcon(screen.path) };
    const last = groups.at(-1);
    if (last && last.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}
