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
  const { searchParams } = new URL(request.url);
  const copy = searchParams.get("copy");
  const [{ rows }, copied] = await Promise.all([
    api.list("/api/cities", { query: { active: true, order: "name" }, signal }),
    copy ? api.get("/api/bookings/:id", { parameters: { id: copy }, signal }) : null,
  ]);
  const id = searchParams.get("customer");
  const customer = id ? await api.get("/api/customers/:id", { parameters: { id }, signal }) : null;
  const copiedCustomer = copied?.customer ? await findCustomer(copied.customer.id, signal) : null;
  return { cities: rows.map(({ name }) => name), customer: customer ?? copiedCustomer, copied };
}

/** Returns the customer of a copied booking; null if the person was erased meanwhile. */
async function findCustomer(id: string, signal: AbortSignal) {
  const { rows } = await api.list("/api/customers", { query: { id, limit: 1 }, signal });
  return rows[0] ?? null;
}

export default function NewBookingScreen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <NewBookingForm {...loaderData} mayDecideBan={can(panel?.roles ?? [], "customers.ban")} />;
}
