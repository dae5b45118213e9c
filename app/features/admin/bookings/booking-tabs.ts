import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import type { ApiBookingCount } from "#domain/api/bookings.ts";
import { BOOKING_STATUSES, type BookingStatus, isOpen } from "#domain/booking/states.ts";
import { paths } from "#domain/paths.ts";

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
  { tab: "", label: "Aperte", statuses: BOOKING_STATUSES.filter(isOpen), order: "-status,pickup_at" },
  { tab: "requested", label: "Richieste", statuses: ["requested"], order: "created_at" },
  { tab: "confirmed", label: "Confermate", statuses: ["confirmed"], order: "pickup_at" },
  { tab: "active", label: "In corso", statuses: ["active"], order: "return_at" },
  { tab: "completed", label: "Concluse", statuses: ["completed"], order: "-return_at" },
  { tab: "closed", label: "Annullate", statuses: ["declined", "cancelled", "expired"], order: "-updated_at" },
];

/** The tab an address names; the open ones for anything else. */
export function bookingTab(parameters: URLSearchParams): BookingTab {
  const asked = parameters.get("status") ?? "";
  return TABS.find(({ tab }) => tab === asked) ?? (TABS[0] as BookingTab);
}

/** The tabs with their counts; a tab keeps the filters and leaves the page and the order. */
export function headerTabs(search: string, counts: readonly ApiBookingCount[]): HeaderTab[] {
  const current = bookingTab(new URLSearchParams(search));
  return TABS.map(({ tab, label, statuses }) => {
    const parameters = new URLSearchParams(search);
    for (const name of ["page", "order", "status"]) parameters.delete(name);
    if (tab) parameters.set("status", tab);
    const count = counts.filter(({ status }) => statuses.includes(status)).reduce((sum, one) => sum + one.count, 0);
    return { to: `${paths.adminBookings}?${parameters}`, label, count, current: tab === current.tab };
  });
}
