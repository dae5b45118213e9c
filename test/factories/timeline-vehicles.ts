import { toTimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";

type VehicleRow = Parameters<typeof toTimelineVehicle>[0];

/** The Ferrari of `bookingHold` in the calendar, in Milano, with a turnaround of six hours. */
export const timelineVehicle = (units: Parameters<typeof toTimelineVehicle>[3], changes: Partial<VehicleRow> = {}) =>
  toTimelineVehicle(
    {
      id: bookingHold().vehicle_id,
      slug: "ferrari-296-gtb",
      brand: "Ferrari",
      name: "296 GTB",
      category: "prestige",
      location: "Milano",
      available: true,
      turnaround_hours: 6,
      ...changes,
    },
    new Map([["Milano", "Europe/Rome"]]),
    "Europe/Rome",
    units,
  );
