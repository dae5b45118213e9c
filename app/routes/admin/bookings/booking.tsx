import { useOutletContext, useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingPane } from "#app/features/admin/bookings/booking-pane.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/booking";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  panelMeta(loaderData?.booking.reference ?? "Prenotazione", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const call = { parameters: { id: params.id }, signal: request.signal };
  const [booking, events, messages, banDecisions] = await Promise.all([
    api.get("/api/bookings/:id", call),
    api.get("/api/bookings/:id/events", call),
    api.get("/api/bookings/:id/messages", call),
    api.get("/api/ban_decisions", { query: { booking: params.id }, signal: request.signal }),
  ]);
  return { booking, events, messages, banDecisions, loadedAt: Date.now() };
}

export default function BookingScreen({ loaderData }: Route.ComponentProps) {
  const neighbours = useOutletContext<string[]>();
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <BookingPane {...loaderData} listReferences={neighbours} roles={panel?.roles ?? []} />;
}
