import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CITY_SLUGS, SEARCH_CITIES } from "#domain/cities/city.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ seed: "demo" });

/** The first day of a week in the next month. */
const PICKUP_DATE = "2026-12-08";
const RETURN_DATE = addDays(PICKUP_DATE, 7);
const PLACES = [...new Set<string>([...SEARCH_CITIES, ...Object.values(CITY_SLUGS)])];

// Rule: product.md#delivery "Reach. A car"
// Rule: product.md#delivery "Reach: the longest way by road from the base, by category"
test("each of the 28 search places and 26 cities has a vehicle for a week of next month, which can be booked", async () => {
  const without: string[] = [];
  for (const place of PLACES) {
    const car = await firstFound(place);
    if (car === undefined) without.push(place);
    else await holdAndRelease(place, car);
  }
  expect(PLACES).toHaveLength(32);
  expect(without).toEqual([]);
});

/** Returns the first vehicle of the search results, in which vehicles of the city come before delivered ones. */
async function firstFound(place: string): Promise<string | undefined> {
  const query = new URLSearchParams({ pickupCity: place, pickupDate: PICKUP_DATE, returnDate: RETURN_DATE });
  const criteria = parseSearch(query);
  const { searchResults } = await exploreCatalogue(
    application.context,
    { criteria, page: null, userAgent: null },
    wordsOf("it"),
  );
  if (searchResults.service !== "auto") throw new Error("Cars were searched");
  return [...searchResults.results, ...(searchResults.delivered?.results ?? [])][0]?.vehicle.slug;
}

async function holdAndRelease(place: string, vehicle: string): Promise<void> {
  const { context } = application;
  const period = { pickupDate: PICKUP_DATE, returnDate: RETURN_DATE };
  const ends = { pickupCity: place, returnCity: place };
  const { booking, token } = await requestBooking(context, {
    body: bookingRequest({ vehicle, ...ends, ...period }),
  });
  const [held] = await queryRows<{ covered: boolean }>(
    context,
    sql`select unit_holds.during @> tstzrange(
        bookings.pickup_at - make_interval(mins => bookings.transfer_out_minutes),
        bookings.return_at + make_interval(mins => bookings.transfer_back_minutes)) as covered
      from unit_holds join bookings on bookings.id = unit_holds.booking_id
      where bookings.id = ${booking.id} and unit_holds.released_at is null`,
  );
  expect([place, held?.covered]).toEqual([place, true]);
  await cancelBooking(context, { token });
}
