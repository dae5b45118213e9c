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
  /** The flag that its bookings have. Such a tab lists only some of the bookings with its statuses, and appears only while there are any. */
  flag?: BookingFlag;
  /** Says that the tab is empty, other than for the others. */
  empty?: { title: string; hint: string };
}

/** What staff should look at: bookings with something overdue (product.md#overdue), or with unread messages (product.md#conversation). */
type BookingFlag = "overdue" | "unread";

/** The tabs, each with the statuses that it shows. */
const TABS: readonly BookingTab[] = [
  { tab: "", label: "Aperte", statuses: OPEN_STATUSES, order: "-status,pickup_at" },
  {
    tab: "overdue",
    label: "In ritardo",
    statuses: ["confirmed", "active", "completed"],
    order: "pickup_at",
    flag: "overdue",
    empty: { title: "Niente in ritardo", hint: "Ritiri, rientri e verbali sono in regola." },
  },
  {
    tab: "unread",
    label: "Messaggi",
    statuses: BOOKING_STATUSES,
    order: "pickup_at",
    flag: "unread",
    empty: { title: "Nessun messaggio da leggere", hint: "I messaggi dei clienti compaiono qui da soli." },
  },
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
const OVERLAPPING_TABS: ReadonlySet<string> = new Set(["", "overdue", "unread", "all"]);

/** Returns the tab that the URL names, else the default tab. */
export function currentBookingTab(parameters: URLSearchParams): BookingTab {
  const tabParameter = parameters.get("status") ?? "";
  return TABS.find(({ tab }) => tab === tabParameter) ?? (TABS[0] as BookingTab);
}

/** Returns the tabs with their counts; `flagged` counts the bookings of the tabs that appear only while they have any. Links keep the filters and drop page and order. */
export function bookingTabs(
  search: string,
  counts: readonly ApiBookingCount[],
  flagged: Readonly<Record<BookingFlag, number>>,
): HeaderTab[] {
  const current = currentBookingTab(new URLSearchParams(search));
  const visibleTabs = TABS.filter((one) => !one.flag || flagged[one.flag] > 0 || one.tab === current.tab);
  return visibleTabs.map((one) => ({
    to: tabPath(one, search),
    label: one.label,
    count: one.flag ? flagged[one.flag] : countIn(one, counts),
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
