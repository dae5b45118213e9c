import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { depositSentence, excessSentence } from "#domain/prices/rental-facts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { nameVehicle } from "#domain/words/listings/name-vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type Subject = Pick<Vehicle, "brand" | "name" | "location" | "fromRate" | "terms" | "available">;

/**
 * Returns the questions about one car, answered from its own price and terms (product.md#questions). Each question names the car, because search
 * engines want each question on one page only.
 */
export function buildVehicleFaqs(
  words: Words,
  car: Subject,
  site: SiteConfiguration,
  /** Italian names of the other cities to which it is delivered, nearest first. */
  deliveredTo: readonly string[] = [],
): Faq[] {
  const { price, deposit, kilometres, driver, delivery, request } = words.vehicleFaqs;
  const { terms } = car;
  const vehicle = nameVehicle(words, "the", car);
  const city = placeNameIn(words.language, car.location);
  return [
    {
      question: say(words, price.question, { vehicle, city }),
      answer: say(words, car.available ? price.available : price.unavailable, {
        rate: formatMoney(words, car.fromRate),
      }),
    },
    {
      question: say(words, deposit.question, { ofVehicle: nameVehicle(words, "ofThe", car) }),
      answer: `${depositSentence(words, formatMoney(words, terms.deposit), site.rentalRules)} ${excessSentence(words, formatMoney(words, terms.excess))}`,
    },
    {
      question: say(words, kilometres.question, { vehicle }),
      answer: say(words, kilometres.answer, {
        kilometres: String(terms.includedKilometresPerDay),
        extra: formatMoney(words, terms.extraKilometre),
      }),
    },
    {
      question: say(words, driver.question, { vehicle }),
      answer: say(words, driver.answer, { age: terms.minimumAge, years: terms.minimumLicenceYears }),
    },
    ...(car.available
      ? [
          { question: say(words, delivery.question, { vehicle }), answer: deliveryText(words, city, deliveredTo) },
          {
            question: say(words, request.question, { vehicle }),
            answer: say(words, request.answer, {
              title: vehicleTitle(car),
              hold: holdPromiseSentence(words, site),
              promised: promisedHours(words, site),
            }),
          },
        ]
      : []),
  ];
}

/** The answer names up to this many cities and counts the rest. */
const MAX_NAMED_CITIES = 6;

function deliveryText(words: Words, city: string, deliveredTo: readonly string[]): string {
  const { here, elsewhere, furtherCities } = words.vehicleFaqs.delivery;
  const atBase = say(words, here, { city });
  if (deliveredTo.length === 0) return atBase;
  const names = deliveredTo.slice(0, MAX_NAMED_CITIES).map((name) => placeNameIn(words.language, name));
  const count = deliveredTo.length - names.length;
  const others = count === 0 ? [] : [say(words, furtherCities, { count })];
  return `${atBase} ${say(words, elsewhere, { cities: joinWithAnd(words, [...names, ...others]) })}`;
}
