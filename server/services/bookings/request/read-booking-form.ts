import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { fitDescription, fitTitle } from "#domain/seo/heads/fit-text.ts";
import { toSiteMark } from "#domain/seo/heads/page-head.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffer } from "#server/services/bookings/shared/read-offer.ts";
import { createFormStamp } from "#server/services/internal/robot-trap.ts";
import { noSuchCarPageError } from "#server/services/words/booking-words.ts";

/**
 * Returns the content of /prenota/{vehicle}: the vehicle, the offer for the chosen dates and a new idempotency key. Throws "not-found" for an unknown
 * vehicle.
 */
export async function readBookingForm(
  ctx: AppContext,
  input: { vehicle: string; choice: RentalChoice },
  words: Words,
): Promise<BookingFormData> {
  const vehicle = await findVehicleBySlug(ctx.db, input.vehicle, words.language);
  if (!vehicle) throw noSuchCarPageError();
  const offer = await readOffer(ctx, vehicle, input.choice, words);
  const { citySlug, category } = vehicle;
  const title = vehicleTitle(vehicle);
  const { head, home, crumb } = words.bookingRequest;
  const paths = pathsIn(words.language);
  const city = placeNameIn(words.language, vehicle.location);
  return {
    vehicle,
    ...offer,
    idempotencyKey: Buffer.from(ctx.random(18)).toString("base64url"),
    formStamp: createFormStamp(ctx),
    head: {
      title: fitTitle(say(words, head.title, { title }), ctx.site.name),
      description: fitDescription(
        say(words, head.description, { title, place: sayAtPlace(words, city) }),
        head.promise,
      ),
      keywords: [say(words, head.bookKeyword, { title }), say(words, head.rentKeyword, { title, city })],
      ...toSiteMark(ctx.site),
      siteUrl: ctx.env.siteUrl,
      path: paths.bookingRequest(vehicle.slug),
      sharedAs: paths.vehicle(vehicle),
      indexable: false,
      crumbs: [
        { name: home, path: paths.home },
        { name: city, path: paths.city(citySlug) },
        { name: words.categories.names[category], path: paths.cityCategory(citySlug, category) },
        { name: title, path: paths.vehicle(vehicle) },
        { name: crumb, path: paths.bookingRequest(vehicle.slug) },
      ],
    },
  };
}
