import type { Booking } from "#domain/bookings/booking.ts";
import { toDeliveryColumns } from "#server/repositories/bookings/booking-delivery.ts";
import { toPriceColumns } from "#server/repositories/bookings/booking-lines.ts";
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
  const { dailyRate, oneWay: _oneWay, delivery, lines, total: _total, agreed: _agreed, ...rest } = kept;
  const { cancellation, cancellationFee, ...same } = rest;
  return {
    ...same,
    ...renter,
    vehicleId: vehicle.id,
    vehicleName: vehicle.title,
    ...toPeriodColumns({ pickup, return: back }),
    dailyRateCents: dailyRate,
    ...toDeliveryColumns(delivery),
    ...toPriceColumns(lines),
    ...(cancellation && { cancellationTerms: cancellation }),
    ...(cancellationFee && { cancellationFeeCents: cancellationFee }),
    driverBirthDate: driver.birthDate,
    licenceDate: driver.licenceDate,
  };
}
