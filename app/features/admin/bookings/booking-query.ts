import { bookingTab, showsOverdue } from "#app/features/admin/bookings/booking-tabs.ts";
import { addDays, type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";

/** The stretches of pickup days the staff asks for, from today on. */
export const PERIODS = [
  { value: "today", label: "Ritiro oggi", days: 0 },
  { value: "7", label: "Prossimi 7 giorni", days: 6 },
  { value: "14", label: "Prossimi 14 giorni", days: 13 },
  { value: "30", label: "Prossimi 30 giorni", days: 29 },
] as const;

/** The query of GET /api/bookings that an address of the list stands for, without its window. `now` is the browser's clock, read in the site's zone. */
export function bookingQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  const parameter = (name: string) => parameters.get(name) ?? "";
  const tab = bookingTab(parameters);
  return {
    q: parameter("q"),
    pickup_city: parameter("pickup_city"),
    vehicle: parameter("vehicle"),
    status: tab.statuses,
    overdue: showsOverdue(tab) ? "true" : "",
    ...pickupDays(parameters, civilNow(now, timeZone).date),
    order: parameter("order") || tab.order,
  };
}

/** True when the list shows less than its tab holds. */
export function isBookingListNarrowed(parameters: URLSearchParams): boolean {
  return ["q", "pickup_city", "vehicle", "period", "from", "to"].some((name) => parameters.get(name));
}

function pickupDays(parameters: URLSearchParams, today: CivilDate) {
  const period = PERIODS.find(({ value }) => value === parameters.get("period"));
  if (period) return { pickup_from: today, pickup_to: addDays(today, period.days) };
  return { pickup_from: parameters.get("from") ?? "", pickup_to: parameters.get("to") ?? "" };
}
