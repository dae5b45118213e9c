import type { CategorySlug } from "#domain/categories.ts";
import { countriesLabel } from "#domain/company/company-region.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { SummaryTotals } from "#domain/vehicles/vehicle-summary.ts";
import { formatMoneyAmount } from "#domain/words/formats/format-number.ts";
import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayInCountry } from "#domain/words/places/say-at-place.ts";
import { fillWords, say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Ranges of conditions and rates for a category and for the whole fleet. Terms are null without cars. */
export interface FleetTerms {
  category: TermsRange | null;
  fleet: TermsRange | null;
  /** Range of daily rates; both 0 without available cars. */
  categoryRates: RateRange;
  fleetRates: RateRange;
}

type RateRange = Pick<SummaryTotals, "lowestRate" | "highestRate">;

/** The company's usual range of daily rates. If rates of the fleet lie outside, the range is widened. */
const COMPANY_RATES = { lowestRate: 40_000, highestRate: 150_000 } satisfies RateRange;

/** Further facts that the answers state. */
export interface FaqPromises {
  site: ReplyPromise & Pick<SiteConfiguration, "rentalRules" | "offers">;
  /** Names of the countries that are served today. */
  countries: readonly string[];
}

/**
 * Returns about four questions per category and one on its price (product.md#questions). Prices, deposit, licence and age come from the category's
 * current cars, so that answers never contradict a car's page. Reply promise and countries are current too.
 */
export function buildCategoryFaqs(
  words: Words,
  category: CategorySlug,
  terms: FleetTerms,
  promises: FaqPromises,
): readonly Faq[] {
  const values = {
    ...termsTexts(words, terms, promises),
    promised: promisedHours(words, promises.site),
    borders: bordersText(words, promises.countries),
    track: trackText(words, promises),
  };
  return words.categoryFaqs.questions[category].map(({ question, answer }) => ({
    question,
    answer: fillWords(words, answer, values),
  }));
}

/** Whether the car may be driven on a track, and where one can be. */
function trackText({ categoryFaqs: { track } }: Words, { site }: FaqPromises): string {
  return site.offers.club ? `${track.roadOnly} ${track.events}` : track.roadOnly;
}

/** Where the car may be driven: two sentences. */
function bordersText(words: Words, countries: readonly string[]): string {
  const { unknown, inCountry, inCountries, elsewhere } = words.categoryFaqs.borders;
  const names = countries.map((country) => placeNameIn(words.language, country));
  const [name] = names;
  if (!name) return `${unknown} ${elsewhere}`;
  const served =
    names.length === 1
      ? say(words, inCountry, { inCountry: sayInCountry(words, name) })
      : say(words, inCountries, { countries: countriesLabel(words, names.length), names: joinWithAnd(words, names) });
  return `${served} ${elsewhere}`;
}

/** The sentences on price, deposit and age, and what licence is needed: "la patente da almeno 3 anni". */
function termsTexts(words: Words, terms: FleetTerms, { site }: FaqPromises) {
  const { licence, age, deposit, onEachPage } = words.categoryFaqs;
  const price = priceText(words, terms);
  const range = terms.category ?? terms.fleet;
  if (!range) return { price, deposit: onEachPage, licence: licence.unknown, age: onEachPage };
  const { lowest, highest } = range;
  const held = site.rentalRules.depositHeld;
  return {
    price,
    deposit: `${depositText(words, range, terms.fleet ?? range)} ${say(words, deposit.exact, { held })}`,
    licence:
      lowest.minimumLicenceYears === highest.minimumLicenceYears
        ? say(words, licence.single, { years: lowest.minimumLicenceYears })
        : say(words, licence.span, { lowest: lowest.minimumLicenceYears, highest: highest.minimumLicenceYears }),
    age:
      lowest.minimumAge === highest.minimumAge
        ? say(words, age.single, { age: lowest.minimumAge })
        : say(words, age.span, { lowest: lowest.minimumAge, highest: highest.minimumAge }),
  };
}

/** States the category's current rates and the company's range of rates; no figure while no car has one. */
function priceText(words: Words, { categoryRates: categoryOnly, fleetRates: fleet }: FleetTerms): string {
  const { unknown, ofAll, single, span } = words.categoryFaqs.price;
  if (fleet.lowestRate === 0) return unknown;
  const amount = (cents: number) => formatMoneyAmount(words, cents);
  const all = say(words, ofAll, {
    lowest: amount(Math.min(COMPANY_RATES.lowestRate, fleet.lowestRate)),
    highest: amount(Math.max(COMPANY_RATES.highestRate, fleet.highestRate)),
  });
  if (categoryOnly.lowestRate === 0) return all;
  const ofCategory =
    categoryOnly.lowestRate === categoryOnly.highestRate
      ? say(words, single, { rate: amount(categoryOnly.lowestRate) })
      : say(words, span, { lowest: amount(categoryOnly.lowestRate), highest: amount(categoryOnly.highestRate) });
  return `${ofCategory} ${all}`;
}

/** States the category's deposit, and the fleet's if it differs. */
function depositText(words: Words, category: TermsRange, fleet: TermsRange): string {
  const { ofCategory, ofCategoryAndFleet } = words.categoryFaqs.deposit;
  const deposit = depositSpan(words, category);
  const fleetDeposit = depositSpan(words, fleet);
  return deposit === fleetDeposit
    ? say(words, ofCategory, { deposit })
    : say(words, ofCategoryAndFleet, { deposit, fleetDeposit });
}

function depositSpan(words: Words, { lowest, highest }: TermsRange): string {
  const { single, span } = words.categoryFaqs.deposit;
  if (lowest.deposit === highest.deposit)
    return say(words, single, { amount: formatMoneyAmount(words, lowest.deposit) });
  return say(words, span, {
    lowest: formatMoneyAmount(words, lowest.deposit),
    highest: formatMoneyAmount(words, highest.deposit),
  });
}
