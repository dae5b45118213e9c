import { api } from "#app/features/admin/api-client.ts";
import { currentBookingTab } from "#app/features/admin/bookings/booking-tabs.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";

export const BOOKING_LIST = createListResource({
  name: "bookings",
  filters: ["q", "pickup_city", "vehicle", "language"],
  days: "pickup",
  order: (parameters) => currentBookingTab(parameters).order,
  extraParameters: (parameters) => {
    const { statuses, flag } = currentBookingTab(parameters);
    return { status: statuses, overdue: flag === "overdue" ? "true" : "", unread: flag === "unread" ? "true" : "" };
  },
  read: (call) => api.list("/api/bookings", call),
});
