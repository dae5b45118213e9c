import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { panelPaths } from "#domain/panel-paths.ts";

/** The tabs of the section, which share one sidebar entry. */
const TABS = [
  { to: panelPaths.adminRateCalendar, label: "Anno" },
  { to: panelPaths.adminRates, label: "Regole" },
  { to: panelPaths.adminExtras, label: "Extra" },
  { to: panelPaths.adminProtections, label: "Protezioni" },
  { to: panelPaths.adminPromotionCodes, label: "Codici" },
  { to: panelPaths.adminVatRates, label: "IVA" },
  { to: panelPaths.adminRentalHours, label: "Orari" },
  { to: panelPaths.adminRateTrial, label: "Prova" },
];

/** Returns title and tabs of a screen of the rates; `current` is its path. */
export const ratesHeader = (current: string): { title: string; tabs: HeaderTab[] } => ({
  title: "Tariffe",
  tabs: TABS.map((tab) => ({ ...tab, current: tab.to === current })),
});
