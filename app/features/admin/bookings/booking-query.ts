import { bookingTab, showsOverdue } from "#app/features/admin/bookings/booking-tabs.ts";
import { daysQuery } from "#app/features/admin/lists/list-days.ts";

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
    ...daysQuery("pickup", parameters, now, timeZone),
    order: parameter("order") || tab.order,
  };
}

/** True when the list shows less than its tab holds. */
export function isBookingListNarrowed(parameters: URLSearchParams): boolean {
  return ["q", "pickup_city", "vehicle", "period", "from", "to"].some((name) => parameters.get(name));
}
