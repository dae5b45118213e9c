import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { paths } from "#domain/paths.ts";

/** The three lists of what is flown and done, under one entry of the sidebar. */
export function offerTabs(current: string): HeaderTab[] {
  return [
    { to: paths.adminJets, label: "Jet" },
    { to: paths.adminJetRoutes, label: "Tratte" },
    { to: paths.adminExperiences, label: "Esperienze" },
  ].map((tab) => ({ ...tab, current: tab.to === current }));
}
