import { type ShouldRevalidateFunctionArgs, useOutlet, useParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKINGS_PER_PAGE, BookingList } from "#app/features/admin/bookings/booking-list.tsx";
import { bookingQuery } from "#app/features/admin/bookings/booking-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/bookings";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Prenotazioni", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { status, order, overdue, ...narrowing } = bookingQuery(searchParams, new Date(), siteTimeZone());
  const window = { limit: BOOKINGS_PER_PAGE, offset: (pageNumber(searchParams) - 1) * BOOKINGS_PER_PAGE };
  const [found, counts, late, cities] = await Promise.all([
    api.list("/api/bookings", { query: { ...narrowing, status, order, overdue, ...window }, signal: request.signal }),
    api.get("/api/bookings/counts", { query: narrowing, signal: request.signal }),
    api.get("/api/bookings/counts", { query: { ...narrowing, overdue: "true" }, signal: request.signal }),
    api.list("/api/cities", { query: { order: "name" }, signal: request.signal }),
  ]);
  const lateCount = late.reduce((sum, { count }) => sum + count, 0);
  return { ...found, counts, overdue: lateCount, cities: cities.rows.map(({ name }) => name), loadedAt: Date.now() };
}

/** Opening another booking beside the list leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function BookingsScreen({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useOutlet(loaderData.rows.map(({ reference }) => reference));
  return <BookingList {...loaderData} open={id} pane={pane} />;
}
