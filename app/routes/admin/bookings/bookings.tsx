import { type ShouldRevalidateFunctionArgs, useOutlet, useParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingList } from "#app/features/admin/bookings/booking-list.tsx";
import { BOOKING_LIST } from "#app/features/admin/bookings/booking-resource.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { Route } from "./+types/bookings";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Prenotazioni", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { url, signal } = request;
  const { status, order, overdue, unread, ...narrowing } = BOOKING_LIST.query(
    new URL(url).searchParams,
    new Date(),
    siteTimeZone(),
  );
  const countWith = async (flag: { overdue: "true" } | { unread: "true" }) => {
    const flagged = await api.get("/api/bookings/counts", { query: { ...narrowing, ...flag }, signal });
    return flagged.reduce((sum, { count }) => sum + count, 0);
  };
  const [found, counts, late, unreadCount, cities] = await Promise.all([
    loadList(BOOKING_LIST, request),
    api.get("/api/bookings/counts", { query: narrowing, signal }),
    countWith({ overdue: "true" }),
    countWith({ unread: "true" }),
    api.list("/api/cities", { query: { order: "name" }, signal }),
  ]);
  return { ...found, counts, overdue: late, unread: unreadCount, cities: cities.rows.map(({ name }) => name) };
}

/** Keeps the list's data when another booking opens beside it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function BookingsScreen({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useOutlet(loaderData.rows.map(({ reference }) => reference));
  return <BookingList {...loaderData} openBooking={id} pane={pane} />;
}
