import { useOutletContext } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingPane } from "#app/features/admin/bookings/booking-pane.tsx";
import type { BookingCase, BookingEventRow } from "#app/features/admin/bookings/booking-rows.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/booking";

export const meta = ({ loaderData }: Route.MetaArgs) => panelMeta(loaderData?.booking.reference ?? "Prenotazione");

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const path = `/api/bookings/${encodeURIComponent(params.id)}`;
  const [booking, events] = await Promise.all([
    api.get<BookingCase>(path, {}, request.signal),
    api.get<BookingEventRow[]>(`${path}/events`, {}, request.signal),
  ]);
  return { booking, events, toldAt: Date.now() };
}

export default function BookingScreen({ loaderData }: Route.ComponentProps) {
  const neighbours = useOutletContext<string[]>();
  return <BookingPane {...loaderData} neighbours={neighbours} />;
}
