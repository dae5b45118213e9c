import type { OtherTabMatch } from "#app/ui/panel/lists/other-tab-matches.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import type { ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import { BOOKING_STATUSES, type BookingStatus, OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { panelPaths } from "#domain/panel-paths.ts";

interface BookingTab {
  /** The tab's value in the URL; "" is the default tab. */
  tab: string;
  label: string;
  statuses: readonly BookingStatus[];
  /** The default order: requests that await a reply come first, then the others by next pickup; ended bookings are sorted by their end. */
  order: string;
}

/** The tabs, each with the statuses that it shows. */
const TABS: readonly BookingTab[] = [
  { tab: "", label: "Aperte", statuses: OPEN_STATUSES, order: "-status,pickup_at" },
  { tab: "overdue", label: "In ritardo", statuses: ["confirmed", "active", "completed"], order: "pickup_at" },
  { tab: "requested", label: "Richieste", statuses: ["requested"], order: "created_at" },
  { tab: "confirmed", label: "Confermate", statuses: ["confirmed"], order: "pickup_at" },
  { tab: "active", label: "In corso", statuses: ["active"], order: "return_at" },
  { tab: "completed", label: "Concluse", statuses: ["completed"], order: "-return_at" },
  {
    tab: "closed",
    label: "Annullate",
    statuses: ["declined", "cancelled", "no_show", "expired"],
    order: "-updated_at",
  },
  { tab: "all", label: "Tutte", statuses: BOOKING_STATUSES, order: "-pickup_at" },
];
/** Tabs whose bookings also appear in other tabs. */
const OVERLAPPING_TABS: ReadonlySet<string> = new Set(["", "overdue", "all"]);

/** Returns the tab that the URL names, else the default tab. */
export function currentBookingTab(parameters: URLSearchParams): BookingTab {
  const tabParameter = parameters.get("status") ?? "";
  return TABS.find(({ tab }) => tab === tabParameter) ?? (TABS[0] as BookingTab);
}

/** Whether the tab lists overdue bookings, which are only some of the bookings with its statuses (product.md#overdue). */
export const isOverdueTab = ({ tab }: BookingTab): boolean => tab === "overdue";

/** Returns the tabs with their counts. The overdue tab appears only while something is overdue. Links keep the filters and drop page and order. */
export function bookingTabs(search: string, counts: readonly ApiBookingCount[], overdue: number): HeaderTab[] {
  const current = currentBookingTab(new URLSearchParams(search));
  // Hide the overdue tab while it is empty.
  const visibleTabs = TABS.filter((one) => overdue > 0 || one.tab === current.tab || !isOverdueTab(one));
  return visibleTabs.map((one) => ({
    to: tabPath(one, search),
    label: one.label,
    count: isOverdueTab(one) ? overdue : countIn(one, counts),
    current: one.tab === current.tab,
  }));
}

/** Returns the other tabs in which the filters find something. */
export function otherTabMatches(search: string, counts: readonly ApiBookingCount[]): OtherTabMatch[] {
  const current = currentBookingTab(new URLSearchParams(search));
  return TABS.filter(({ tab }) => tab !== current.tab && !OVERLAPPING_TABS.has(tab))
    .map((one) => ({ to: tabPath(one, search), label: one.label, count: countIn(one, counts) }))
    .filter(({ count }) => count > 0);
}

function tabPath({ tab }: BookingTab, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "order", "status"]) parameters.delete(name);
  if (tab) parameters.set("status", tab);
  return panelPaths.adminBookingsWhere(parameters.toString());
}

const countIn = ({ statuses }: BookingTab, counts: readonly ApiBookingCount[]): number =>
  counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
