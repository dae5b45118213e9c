import { immediateBookingSentence } from "#domain/bookings/request/request-hold.ts";
import { isEurope } from "#domain/company/company-region.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import { ADVERTISED_POINTS, type AdvertisedPointKey, type SiteConfiguration } from "#domain/site-configuration.ts";
import { sayInCountry } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

export interface AdvertisedPointWords {
  title: string;
  text: string;
}

type PointWords = Words<"company" | "openingHours" | "places" | "replyPromise" | "requestHolds">;

/**
 * Returns the points of the benefits strip that the company advertises, in their order (product.md#advertised-points). `countries` are those served,
 * named in the language of the words.
 */
export function listAdvertisedPoints(
  words: PointWords,
  site: SiteConfiguration,
  countries: readonly string[],
): (AdvertisedPointWords & { key: AdvertisedPointKey })[] {
  return ADVERTISED_POINTS.flatMap((key) => {
    const point = advertisedPoint(words, site, key, countries);
    return point ? [{ key, ...point }] : [];
  });
}

/** Returns the sentence "Il modello che scegli è quello che ricevi" or the company's own, without a full stop; null if it promises nothing. */
export function modelPromise(
  words: Words<"company">,
  { advertisedPoints: { model } }: Pick<SiteConfiguration, "advertisedPoints">,
): string | null {
  if (!model.isShown) return null;
  return model.text?.replace(/\.$/, "") ?? words.company.modelPromise;
}

/** Returns the words on support; null if the company does not advertise it. `text` overrides the built-in text. */
export function supportWords(words: PointWords, site: SiteConfiguration, text?: string): AdvertisedPointWords | null {
  const point = advertisedPoint(words, site, "support", []);
  return point && { title: point.title, text: site.advertisedPoints.support.text ?? text ?? point.text };
}

function advertisedPoint(
  words: PointWords,
  site: SiteConfiguration,
  key: AdvertisedPointKey,
  countries: readonly string[],
): AdvertisedPointWords | null {
  const { isShown, ...own } = site.advertisedPoints[key];
  if (!isShown) return null;
  const { title, text } = own;
  const builtIn = BUILT_IN_WORDS[key](words, site, countries);
  if (title && text) return { title, text };
  return builtIn && { title: title ?? builtIn.title, text: text ?? builtIn.text };
}

/** The words of each point for a company that set none; null while there is nothing to say. */
const BUILT_IN_WORDS: Readonly<
  Record<
    AdvertisedPointKey,
    (words: PointWords, site: SiteConfiguration, countries: readonly string[]) => AdvertisedPointWords | null
  >
> = {
  booking: (words, site) => ({
    title: words.company.immediateBooking,
    text: immediateBookingSentence(words, site),
  }),
  model: ({ company }) => ({ title: company.guaranteedModel, text: company.modelPromiseSentence }),
  coverage: (words, site, countries) => {
    const { company } = words;
    const [only] = countries;
    if (!only) return null;
    if (countries.length > 1)
      return {
        title: isEurope(site) ? company.europeanCoverage : company.coverage,
        text: say(words, company.coverageInCountries, { count: countries.length }),
      };
    const country = sayInCountry(words, only);
    const where = country.charAt(0).toUpperCase() + country.slice(1);
    return { title: company.coverage, text: say(words, company.coverageInCountry, { where }) };
  },
  support: (words, { hours: { phone } }) => ({
    title: supportTitle(words, phone),
    text: say(words, words.company.supportText, { hours: hoursClause(words, phone, ", ") }),
  }),
};

/** "Assistenza 24/7", the advertised point; it claims no hours that the telephone does not have. */
export const supportTitle = ({ company }: Words<"company">, phone: WeeklyHours | null): string =>
  phone?.kind === "always" ? company.supportAtEveryHour : company.support;
