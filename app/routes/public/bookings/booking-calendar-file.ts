import { callService } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { readBookingCalendar } from "#server/services/bookings/record/private-booking.ts";
import type { Route } from "./+types/booking-calendar-file";

/** Serves /prenotazione/{token}/calendario.ics: pickup and return for the renter's calendar. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { reference, file } = await callService(context, readBookingCalendar, { token: params.token });
  return new Response(file, {
    headers: {
      ...PRIVATE_HEADERS,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${reference}.ics"`,
    },
  });
}
