import { narrowDependencies } from "#server/invalidation/dependency-tracker.ts";

/** Declares that the queries of `work` depend only on these vehicles, with their units, holds, calendars and bookings. */
export function narrowToVehicles<Result>(ids: readonly string[], work: () => PromiseLike<Result>): PromiseLike<Result> {
  const rowKeys = ids.map((id) => `of/${id}`);
  return narrowDependencies(
    {
      vehicles: ids.map((id) => `id/${id}`),
      units: rowKeys,
      unit_holds: rowKeys,
      unit_calendars: rowKeys,
      bookings: rowKeys,
      reviews: rowKeys,
    },
    work,
  );
}
