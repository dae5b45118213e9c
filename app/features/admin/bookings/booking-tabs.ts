import type { OtherTabMatch } from "#app/ui/panel/lists/other-tab-matches.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import type { ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import { BOOKING_STATUSES, type BookingStatus, OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { panelPaths } from "#domain/panel-paths.ts";

interface BookingTab {
  /** In the address; "" is the one a list begins with. */
  tab: string;
  label: string;
  statuses: readonly BookingStatus[];
  /** The order that serves the staff: who waits for an answer, then what comes next; what is over by its end. */
  order: string;
}

/** The states that the staff looks at together. */
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
/** Tabs whose bookings stand in other tabs too. */
const OVERLAPPING_TABS: ReadonlySet<string> = new Set(["", "overdue", "all"]);

/** The tab an address names; the open ones for anything else. */
export function currentBookingTab(parameters: URLSearchParams): BookingTab {
  const tabParameter = parameters.get("status") ?? "";
  return TABS.find(({ tab }) => tab === tabParameter) ?? (TABS[0] as BookingTab);
}

/** True for the tab of what is late, of which only some bookings of its states are (product.md#overdue). */
export const isOverdueTab = ({ tab }: BookingTab): boolean => tab === "overdue";

/** The tabs with their counts, that of what is late while something is; a tab keeps the filters and leaves the page and the order. */
export function bookingTabs(search: string, counts: readonly ApiBookingCount[], overdue: number): HeaderTab[] {
  const current = currentBookingTab(new URLSearchParams(search));
  // Where nothing is late, its tab would be one more to read past.
  const visibleTabs = TABS.filter((one) => overdue > 0 || one.tab === current.tab || !isOverdueTab(one));
  return visibleTabs.map((one) => ({
    to: tabPath(one, search),
    label: one.label,
    count: isOverdueTab(one) ? overdue : countIn(one, counts),
    current: one.tab === current.tab,
  }));
}

/** The other tabs in which the filters find something. */
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
