import type { BrandFact } from "#app/features/brands/brand-facts.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { joinWithAnd, joinWithOr } from "#domain/words/formats/join-list.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type BrandWords = Words<"brandPages" | "categories">;

/** Brand and cities are named in the page's language. */
interface BrandInCityFacts {
  brand: string;
  city: string;
  vehicles: number;
  lowestRate: number;
  highestRate: number;
  categories: readonly CategorySlug[];
  /** Null while none of the vehicles is available. */
  terms: TermsRange | null;
  /** The cities from which the brand's vehicles are delivered here, nearest first. */
  deliveredFrom: readonly string[];
  /** The other cities where the brand has vehicles. */
  otherCities: readonly string[];
}

/** Returns sentences about a brand in a city: how many vehicles, prices, terms, delivery, and other cities. */
export function brandInCitySentences(words: BrandWords, facts: BrandInCityFacts): string[] {
  const { brand, city, vehicles, terms, deliveredFrom } = facts;
  const texts = words.brandPages.inCity;
  if (vehicles === 0 || !terms) {
    return deliveredFrom.length > 0
      ? [say(words, formFor(texts.noneButDelivered, brand), { brand, city, cities: joinWithOr(words, deliveredFrom) })]
      : [say(words, formFor(texts.none, brand), { brand, city })];
  }
  return [
    `${countSentence(words, facts)} ${texts.included}`,
    say(words, texts.licence, { count: terms.lowest.minimumLicenceYears }),
    say(words, texts.delivery, { city }),
    ...otherCitySentences(words, facts),
  ];
}

function countSentence(words: BrandWords, facts: BrandInCityFacts): string {
  const { brand, city, vehicles, lowestRate, highestRate } = facts;
  const { one, several, rate, rates } = words.brandPages.inCity;
  const categories = joinWithAnd(
    words,
    facts.categories.map((slug) => words.categories.names[slug]),
  );
  const [lowest, highest] = [formatMoney(words, lowestRate), formatMoney(words, highestRate)];
  const rateText = lowest === highest ? say(words, rate, { rate: lowest }) : say(words, rates, { lowest, highest });
  return vehicles === 1
    ? say(words, formFor(one, brand), { brand, city, categories, rates: rateText })
    : say(words, several, { count: vehicles, brand, city, categories, rates: rateText });
}

/** Returns deposit, kilometres and minimum age as facts. */
export function rentalConditionFacts(words: BrandWords, { lowest, highest }: TermsRange): BrandFact[] {
  const { deposit, kilometres, age, years, higherAge } = words.brandPages.conditions;
  return [
    { label: deposit, value: rangeText(formatMoney(words, lowest.deposit), formatMoney(words, highest.deposit)) },
    {
      label: kilometres,
      value: rangeText(`${lowest.includedKilometresPerDay}`, `${highest.includedKilometresPerDay}`),
    },
    {
      label: age,
      value: say(words, years, { age: lowest.minimumAge }),
      note: highest.minimumAge > lowest.minimumAge ? say(words, higherAge, { age: highest.minimumAge }) : undefined,
    },
  ];
}

/** Returns "€ 3.000", or "€ 3.000 – € 9.000". */
const rangeText = (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest} – ${highest}`);

/** Says from which other cities a vehicle is delivered here, or where else it can be collected. */
function otherCitySentences(
  words: BrandWords,
  { brand, city, deliveredFrom, otherCities }: BrandInCityFacts,
): string[] {
  const texts = words.brandPages.inCity;
  const tooFar = otherCities.filter((name) => !deliveredFrom.includes(name));
  return [
    ...(deliveredFrom.length > 0
      ? [say(words, texts.deliveredFrom, { brand, city, cities: joinWithAnd(words, deliveredFrom) })]
      : []),
    ...(tooFar.length > 0 ? [say(words, texts.tooFar, { brand, cities: joinWithAnd(words, tooFar) })] : []),
  ];
}

/** Returns "Noleggiare un'Audi a Zurigo". */
export const brandRentalTitle = (words: BrandWords, { brand, city }: { brand: string; city: string }): string =>
  say(words, formFor(words.brandPages.rentTitle, brand), { brand, city });

/** Selects the form of a text with an article before the brand. */
const formFor = <Usual extends string, Vowel extends string>(
  { usual, vowel }: { usual: Usual; vowel: Vowel },
  brand: string,
) => (/^[aeiou]/i.test(brand) ? vowel : usual);
