import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { NewBookingForm } from "#app/features/admin/bookings/rental/new-booking.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { can } from "#domain/access/abilities.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/new-booking";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Nuova prenotazione", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const id = new URL(request.url).searchParams.get("customer");
  const [{ rows }, customer] = await Promise.all([
    api.list("/api/cities", { query: { active: true, order: "name" }, signal }),
    id ? api.get("/api/customers/:id", { parameters: { id }, signal }) : null,
  ]);
  return { cities: rows.map(({ name }) => name), customer };
}

export default function NewBookingScreen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <NewBookingForm {...loaderData} mayDecideBan={can(panel?.roles ?? [], "customers.ban")} />;
}
