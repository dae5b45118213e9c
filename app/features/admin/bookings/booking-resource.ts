import { api } from "#app/features/admin/api-client.ts";
import { bookingTab, showsOverdue } from "#app/features/admin/bookings/booking-tabs.ts";
import { listResource } from "#app/features/admin/lists/list-resource.ts";

export const BOOKING_LIST = listResource({
  name: "bookings",
  filters: ["q", "pickup_city", "vehicle"],
  days: "pickup",
  order: (parameters) => bookingTab(parameters).order,
  further: (parameters) => {
    const tab = bookingTab(parameters);
    return { status: tab.statuses, overdue: showsOverdue(tab) ? "true" : "" };
  },
  read: (call) => api.list("/api/bookings", call),
});
