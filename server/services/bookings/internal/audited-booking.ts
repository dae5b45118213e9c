import type { Booking } from "#domain/bookings/booking.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { toDeliveryColumns } from "#server/repositories/bookings/booking-delivery.ts";
import { toPeriodColumns } from "#server/repositories/bookings/period-columns.ts";

/** Returns a booking for the audit log, with its table's columns. Omits vehicle and unit, which have their own audit entries. */
export function toAuditedBooking({
  vehicle,
  units: _units,
  unitVehicle: _unitVehicle,
  unit: _unit,
  finish: _finish,
  pickup,
  return: back,
  renter,
  driver,
  ...kept
}: Booking): object {
  const { dailyRate, oneWay, delivery, lines, total, agreed, ...same } = kept;
  return {
    ...same,
    ...renter,
    vehicleId: vehicle.id,
    vehicleName: vehicle.title,
    ...toPeriodColumns({ pickup, return: back }),
    dailyRateCents: dailyRate,
    ...toDeliveryColumns(delivery, supplementsOf(lines)),
    oneWayCents: oneWay,
    totalCents: total,
    agreedDiscountCents: agreed?.discount ?? null,
    driverBirthDate: driver.birthDate,
    licenceDate: driver.licenceDate,
  };
}
