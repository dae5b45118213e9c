import { feeForDriver } from "#domain/extras/young-driver.ts";
import { parseItalianDate } from "#domain/forms/parse-italian-date.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { pathsIn } from "#domain/paths.ts";
import { withOption, YOUNG_DRIVER } from "#domain/prices/rental-choices.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { fitDescription, fitTitle } from "#domain/seo/heads/fit-text.ts";
import { toSiteMark } from "#domain/seo/heads/page-head.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { sayMessage } from "#domain/words/message.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { readOffer } from "#server/services/bookings/shared/read-offer.ts";
import { countPromotionAttempt, readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { createFormStamp } from "#server/services/internal/robot-trap.ts";
import { findShownVehicle } from "#server/services/internal/shown-vehicles.ts";
import { noSuchCarPageError } from "#server/services/words/booking-words.ts";

export interface BookingFormInput {
  vehicle: string;
  choice: RentalChoice;
  /** Of a form that was sent; it decides the fee for a young driver. */
  driverBirthDate?: string | undefined;
  /** The promotion code in the form, with its renter. With `visitor`, reading the page counts as an attempt. */
  promotion?: { code: string | undefined; email?: string; phone?: string; visitor?: string | undefined } | undefined;
}

/**
 * Returns the content of /prenota/{vehicle}: the vehicle, the offer for the chosen dates and a new idempotency key. A promotion code changes the offer,
 * or the offer says why it does not. Throws "not-found" for an unknown vehicle.
 */
export async function readBookingForm(
  ctx: AppContext,
  input: BookingFormInput,
  words: Words,
): Promise<BookingFormData> {
  const vehicle = await findShownVehicle(ctx, input.vehicle, words.language);
  if (!vehicle) throw noSuchCarPageError();
  const { typedPromotion, promotionProblem } = await readPromotion(ctx, input, words);
  const choice = { ...input.choice, options: judgeYoungDriver(ctx, input) };
  const offer = await readOffer(ctx, vehicle, { ...choice, typedPromotion }, words);
  const { citySlug, category } = vehicle;
  const title = vehicleTitle(vehicle);
  const { head, home, crumb } = words.bookingRequest;
  const paths = pathsIn(words.language);
  const city = placeNameIn(words.language, vehicle.location);
  return {
    vehicle,
    ...offer,
    promotionProblem:
      promotionProblem ?? ("promotionRefusal" in offer.offer ? offer.offer.promotionRefusal : undefined),
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

/** Returns the options of the choice, with the young driver by the birth date if the form has one (product.md#young-driver). */
function judgeYoungDriver(
  { site }: AppContext,
  { choice: { options = "", pickupDate }, driverBirthDate }: BookingFormInput,
): string {
  if (!site.youngDriver || !driverBirthDate || !pickupDate) return options;
  const isYoung = feeForDriver(site.youngDriver, parseItalianDate(driverBirthDate), pickupDate) !== null;
  return withOption(options, YOUNG_DRIVER, Number(isYoung));
}

/** Reads the typed promotion code, unless the visitor has tried too many codes. */
async function readPromotion(ctx: AppContext, { promotion }: BookingFormInput, words: Words) {
  if (!promotion) return {};
  try {
    await countPromotionAttempt(ctx, { code: promotion.code, visitor: promotion.visitor });
    return { typedPromotion: await readTypedPromotion(ctx, promotion) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== "too-many") throw error;
    return { promotionProblem: sayMessage(words, error.reason) };
  }
}
