import { JET_LIST_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { panelPaths } from "#domain/panel-paths.ts";

/** The three lists of what is flown and done, under one entry of the sidebar. */
export function offerTabs(current: string): HeaderTab[] {
  return [
    { to: panelPaths.adminJets, label: JET_LIST_WORDS.titles.jets },
    { to: panelPaths.adminJetRoutes, label: JET_LIST_WORDS.titles["jet-routes"] },
    { to: panelPaths.adminExperiences, label: JET_LIST_WORDS.titles.experiences },
  ].map((tab) => ({ ...tab, current: tab.to === current }));
}
