import { isEurope } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayInCountries } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type ClubFaqWords = Words<"clubFaqs" | "places" | "replyPromise">;

/** Returns the four questions of the club page (product.md#club): joining, cost, guests, places. `countries` are the Italian names of those served today. */
export function buildClubFaqs(
  words: ClubFaqWords,
  site: SiteConfiguration,
  countries: readonly string[],
): readonly Faq[] {
  const { joining, cost, guest, places } = words.clubFaqs;
  return [
    { question: joining.question, answer: say(words, joining.answer, { promised: promisedHours(words, site) }) },
    { question: cost.question, answer: cost.answer },
    { question: guest.question, answer: guest.answer },
    { question: places.question, answer: say(words, places.answer, { where: eventPlaces(words, site, countries) }) },
  ];
}

/** "Nelle città europee in cui operiamo, in Italia e Austria". */
function eventPlaces(words: ClubFaqWords, site: SiteConfiguration, countries: readonly string[]): string {
  const { inEurope, inEuropeanCountries, anywhere, inCountries } = words.clubFaqs.places;
  if (countries.length === 0) return isEurope(site) ? inEurope : anywhere;
  const names = countries.map((country) => placeNameIn(words.language, country));
  return say(words, isEurope(site) ? inEuropeanCountries : inCountries, { inCountries: sayInCountries(words, names) });
}
