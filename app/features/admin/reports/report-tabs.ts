import { WAITING_DEMAND_PATH } from "#app/features/admin/waiting-list/waiting-list-paths.ts";
import { WAITING_DEMAND_WORDS, WAITING_LIST_WORDS } from "#app/features/admin/waiting-list/waiting-list-words.ts";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { panelPaths } from "#domain/panel-paths.ts";

/** The tabs of the reports, which share one sidebar entry. */
export const reportTabs = (current: string): HeaderTab[] =>
  [
    { to: panelPaths.adminReport, label: "Mesi" },
    { to: WAITING_DEMAND_PATH, label: WAITING_DEMAND_WORDS.title },
    { to: panelPaths.adminWaitingList, label: WAITING_LIST_WORDS.title },
  ].map((tab) => ({ ...tab, current: tab.to === current }));
