import { readBookingCalendar } from "#server/services/booking/read-booking-calendar.ts";
import { PRIVATE_HEADERS } from "../private-headers";
import { callService } from "../service-call";
import type { Route } from "./+types/booking-calendar-file";

/** /prenotazione/{token}/calendario.ics: pickup and return for the renter's calendar. */
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
