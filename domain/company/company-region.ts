import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { sayInCountry } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type Region = Pick<SiteConfiguration, "headingRegion">;
type CompanyWords = Words<"company">;

/** "Velluto Booking": the name with the word under the mark, if the company has one. */
export const nameWithMarkLine = ({ name, markLine }: Pick<SiteConfiguration, "name" | "markLine">): string =>
  [name, markLine].filter(Boolean).join(" ");

/** Appends the region of the heading as the company wrote it: "Noleggio Auto di Lusso in Tutta Europa". */
export const withHeadingRegion = (words: CompanyWords, text: string, site: Region): string =>
  appendRegion(words, text, regionIn(words, site, words.company.europeInTitle, site.headingRegion));

/** Appends the region as a sentence states it: "in Europa" for "in Tutta Europa". */
export const withRegion = (words: CompanyWords, text: string, site: Region): string =>
  appendRegion(words, text, regionIn(words, site, words.company.inEurope, regionInText(site)));

/** Appends the region's name to a keyword: "auto di lusso Europa". */
export const withRegionName = (words: CompanyWords, text: string, site: Region): string =>
  appendRegion(words, text, regionIn(words, site, words.company.europe, regionInText(site).replace(/^in /, "")));

const appendRegion = (words: CompanyWords, text: string, region: string): string =>
  region ? say(words, words.company.withRegion, { text, region }) : text;

/** Returns the region as the company wrote it. In other languages Europe has its built-in words. */
const regionIn = ({ language }: CompanyWords, site: Region, europe: string, italian: string): string => {
  if (language === "it") return italian;
  return isEurope(site) ? europe : site.headingRegion;
};

function regionInText({ headingRegion }: Region): string {
  return headingRegion.replace(/^in [Tt]utta (?=\p{Lu})/u, "in ");
}

/** Whether the company says that it rents in Europe. */
export const isEurope = ({ headingRegion }: Region): boolean => /\bEurop[ae]$/.test(headingRegion);

/** "26 città d'Europa", "3 città". */
export const cityCountText = (words: CompanyWords, count: number, site: Region): string =>
  say(words, isEurope(site) ? words.company.europeanCities : words.company.cities, { count });

/** "sei Paesi d'Europa", or the name of the only country; null without countries. Countries are named in the language of the words. */
export function servedCountries(words: CompanyWords, countries: readonly string[], site: Region): string | null {
  const { company } = words;
  if (countries.length < 2) return countries[0] ?? null;
  return isEurope(site)
    ? countText(words, company.europeanCountries, company.moreEuropeanCountries, countries.length)
    : countText(words, company.countries, company.moreCountries, countries.length);
}

/** "in sei Paesi d'Europa", "in Italia"; null without countries. */
export function inServedCountries(
  words: Words<"company" | "places">,
  countries: readonly string[],
  site: Region,
): string | null {
  const { company } = words;
  const [only] = countries;
  if (only === undefined) return null;
  if (countries.length === 1) return sayInCountry(words, only);
  return isEurope(site)
    ? countText(words, company.inEuropeanCountries, company.inMoreEuropeanCountries, countries.length)
    : countText(words, company.inCountries, company.inMoreCountries, countries.length);
}

/** "un Paese", "sei Paesi", "12 Paesi". */
export const countriesLabel = (words: CompanyWords, count: number): string =>
  countText(words, words.company.countries, words.company.moreCountries, count);

const countText = (
  words: CompanyWords,
  inWords: readonly string[],
  more: CompanyWords["company"]["moreCountries" | "inMoreCountries"] | `${string}{count}${string}`,
  count: number,
): string => inWords[count - 1] ?? say(words, more, { count });
