import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { panelPaths } from "#domain/panel-paths.ts";

/** The tabs of the club's screens, which share one sidebar entry. */
export const clubTabs = (current: string): HeaderTab[] =>
  [
    { to: panelPaths.adminClubEvents, label: "Eventi" },
    { to: panelPaths.adminTestimonials, label: "Testimonianze" },
  ].map((tab) => ({ ...tab, current: tab.to === current }));
