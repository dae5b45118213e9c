import { bookingCalendarFile } from "#domain/booking/calendar-file.ts";
import { calendarStatus } from "#domain/booking/calendar-status.ts";
import { driversAt, meetingPointRows, placeText } from "#domain/delivery/rental-place-words.ts";
import type { AppContext } from "#server/context.ts";
import { findBooking } from "./find-booking.ts";

/** The calendar file of a booking; one that no longer stands takes its appointments out again. Refuses "not-found" like `findBooking`. */
export async function readBookingCalendar(
  ctx: AppContext,
  input: { token: string },
): Promise<{ reference: string; file: string }> {
  const { booking, manageUrl } = await findBooking(ctx, input);
  const { reference, pickup, return: back, delivery, status, version } = booking;
  const file = bookingCalendarFile(
    {
      reference,
      vehicle: booking.vehicle.title,
      pickup: { at: pickup.at, place: placeText(delivery.pickupPlace), notes: driversAt("pickup", delivery) },
      return: { at: back.at, place: placeText(delivery.returnPlace), notes: driversAt("return", delivery) },
      meeting: meetingPointRows(delivery).map(asLine),
      status: calendarStatus(status),
      version,
      manageUrl,
      writtenAt: ctx.clock(),
    },
    ctx.site,
  );
  return { reference, file };
}

const asLine = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;
