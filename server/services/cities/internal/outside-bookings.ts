import { isDeepStrictEqual } from "node:util";
import { outsideBookingsQuestion } from "#domain/cities/outside-bookings-words.ts";
import { isOpenAtMoment } from "#domain/opening-hours/city-hours.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listAgreedHandovers } from "#server/repositories/bookings/city-bookings.ts";
import type { StoredCity } from "#server/repositories/cities/cities.ts";

/**
 * Throws "conflict" at `outside_bookings`, with the agreed pickups and returns that the city's new hours leave out and the old ones did not
 * (product.md#hours-of-a-city). Bookings never change with the hours.
 */
export async function assertBookingsInside(
  ctx: AppContext,
  tx: Transaction,
  before: StoredCity,
  { rentalHours }: Pick<StoredCity, "rentalHours">,
): Promise<void> {
  if (rentalHours === null || isDeepStrictEqual(rentalHours, before.rentalHours)) return;
  const outside = (await listAgreedHandovers(tx, before.name, ctx.clock())).filter(
    ({ at }) => isOpenAtMoment(before.rentalHours, at) && !isOpenAtMoment(rentalHours, at),
  );
  if (outside.length === 0) return;
  const message = outsideBookingsQuestion(before.name, outside);
  throw new ServiceError("conflict", message, [{ path: "outside_bookings", message }]);
}
