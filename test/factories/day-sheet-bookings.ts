import type { DaySheetBooking } from "#domain/day-sheet/day-task.ts";
import { createBaseDelivery } from "#domain/delivery/rental-place.ts";

let DEFAULTS = 0;

/** A confirmed booking of a day sheet: Milano, 21 November 2026 at noon for two days, a car with a turnaround of six hours. */
export function daySheetBooking(
  booking: Partial<DaySheetBooking["booking"]> = {},
  changes: Partial<DaySheetBooking> = {},
): DaySheetBooking {
  DEFAULTS += 1;
  const milano = { city: "Milano", timeZone: "Europe/Rome", time: "12:00" };
  return {
    booking: {
      id: `b${DEFAULTS}`,
      reference: `VL-${String(DEFAULTS).padStart(6, "0")}`,
      status: "confirmed",
      vehicle: {
        id: "v1",
        title: "Ferrari 296 GTB",
        catalogueVehicle: {
          slug: "ferrari-296-gtb",
          name: "296 GTB",
          images: [],
          category: "sportive",
          citySlug: "milan",
          totalUnits: 1,
          turnaroundHours: 6,
        },
      },
      units: [],
      unitVehicle: { id: "v1", title: "Ferrari 296 GTB", turnaroundHours: 6, catalogueVehicle: null },
      unit: 1,
      plate: "VL296AA",
      pickup: { ...milano, date: "2026-11-21", at: new Date("2026-11-21T11:00:00Z") },
      return: { ...milano, date: "2026-11-23", at: new Date("2026-11-23T11:00:00Z") },
      delivery: createBaseDelivery("Milano"),
      renter: { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" },
      note: null,
      returnedAt: null,
      expectedReturnAt: null,
      ...booking,
    },
    next: null,
    records: [],
    ...changes,
  };
}
