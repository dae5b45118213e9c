import { readingParts } from "#server/freshness/reading.ts";

/** Says that the queries of `work` are about these vehicles alone, with their units, holds, calendars and bookings. */
export function aboutVehicles<Result>(ids: readonly string[], work: () => PromiseLike<Result>): PromiseLike<Result> {
  const ofThem = ids.map((id) => `of/${id}`);
  return readingParts(
    {
      vehicles: ids.map((id) => `id/${id}`),
      units: ofThem,
      unit_holds: ofThem,
      unit_calendars: ofThem,
      bookings: ofThem,
      reviews: ofThem,
    },
    work,
  );
}
