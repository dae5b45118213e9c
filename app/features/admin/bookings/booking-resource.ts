import { api } from "#app/features/admin/api-client.ts";
import { currentBookingTab, isOverdueTab } from "#app/features/admin/bookings/booking-tabs.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";

export const BOOKING_LIST = createListResource({
  name: "bookings",
  filters: ["q", "pickup_city", "vehicle"],
  days: "pickup",
  order: (parameters) => currentBookingTab(parameters).order,
  extraParameters: (parameters) => {
    const tab = currentBookingTab(parameters);
    return { status: tab.statuses, overdue: isOverdueTab(tab) ? "true" : "" };
  },
  read: (call) => api.list("/api/bookings", call),
});
