import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { toReadingsByUnit } from "#domain/bookings/booking-unit.ts";
import { computeKilometreCharge, type KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { eurosToCents } from "#domain/money.ts";
import { unitLabel } from "#domain/units/unit.ts";

/** Returns the subtitle of a dialog about the unit that the renter has: "VL-7K3MQD, Ferrari 296 GTB, unità 1 · GA123BC". */
export const unitSubtitle = ({ reference, unit_vehicle_name, unit, plate }: ApiBookingDetail): string =>
  [reference, unit_vehicle_name, ...(unit === null ? [] : [unitLabel({ number: unit, plate })])].join(", ");

/** Returns the record of a kind of the unit that the renter has or had last; null if there is none. */
export const recordOf = ({ handovers }: ApiBookingDetail, kind: HandoverKind): ApiHandover | null =>
  handovers.find((record) => record.kind === kind) ?? null;

/** Returns the hint of the odometer field: the unit's last reading, and on a return the pickup reading and the kilometre charge. */
export function odometerHint(
  booking: ApiBookingDetail,
  kind: HandoverKind,
  reading: number | null,
): string | undefined {
  const pickupRecord = kind === "return" ? recordOf(booking, "pickup") : null;
  const kilometresHint =
    pickupRecord &&
    HANDOVER_WORDS.counter({
      before: pickupRecord.kilometres,
      account: kilometreAccountOf(booking, pickupRecord.kilometres, reading),
    });
  const lastKilometres = recordOf(booking, kind) ? null : booking.unit_kilometres;
  const lastReadingHint =
    lastKilometres !== null &&
    lastKilometres !== pickupRecord?.kilometres &&
    HANDOVER_WORDS.lastReading({ kilometres: lastKilometres });
  return [lastReadingHint, kilometresHint].filter(Boolean).join(" ") || undefined;
}

/** Returns the hint of the fuel field of a return: the level at the pickup. */
export function fuelHint(booking: ApiBookingDetail): string | undefined {
  const pickupRecord = recordOf(booking, "pickup");
  return pickupRecord ? `Alla consegna ${pickupRecord.fuel_percent}%` : undefined;
}

/**
 * Computes the charge as the server does. Returns null without a valid reading, or if the reading is below the pickup reading, which the server asks
 * staff to confirm.
 */
function kilometreAccountOf(booking: ApiBookingDetail, pickup: number, reading: number | null): KilometreCharge | null {
  if (reading === null || !Number.isInteger(reading) || reading < pickup) return null;
  const terms = { extraKilometre: eurosToCents(booking.extra_km) ?? 0 };
  const earlier = toReadingsByUnit(booking.units.slice(0, -1), booking.units.flatMap(toRecords)) ?? [];
  return computeKilometreCharge([...earlier, { pickup, return: reading }], {
    includedKilometres: booking.included_kilometres,
    terms,
  });
}

const toRecords = ({ id, handovers }: ApiBookingDetail["units"][number]) =>
  handovers.map(({ kind, kilometres }) => ({ bookingUnitId: id, kind, kilometres }));
