import { countriesLabel } from "#domain/catalogue/site-scope.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Region = Pick<SiteConfiguration, "headingRegion">;

/** "Velluto Booking": the name with the word under the mark, if the company has one. */
export const nameWithMarkLine = ({ name, markLine }: Pick<SiteConfiguration, "name" | "markLine">): string =>
  [name, markLine].filter(Boolean).join(" ");

/** Appends the region of the heading as the company wrote it: "Noleggio Auto di Lusso in Tutta Europa". */
export const withHeadingRegion = (text: string, { headingRegion }: Region): string =>
  [text, headingRegion].filter(Boolean).join(" ");

/** Appends the region as a sentence states it: "in Europa" for "in Tutta Europa". */
export const withRegion = (text: string, site: Region): string => [text, regionInText(site)].filter(Boolean).join(" ");

/** Appends the region's name to a keyword: "auto di lusso Europa". */
export const withRegionName = (text: string, site: Region): string =>
  [text, regionInText(site).replace(/^in /, "")].filter(Boolean).join(" ");

function regionInText({ headingRegion }: Region): string {
  return headingRegion.replace(/^in [Tt]utta (?=\p{Lu})/u, "in ");
}

/** " d'Europa" after a number of cities or countries; empty unless the company's region is Europe. */
export const ofEurope = (site: Region): string => (isEurope(site) ? " d'Europa" : "");

/** Whether the company says that it rents in Europe. */
export const isEurope = ({ headingRegion }: Region): boolean => /\bEuropa$/.test(headingRegion);

/** "sei Paesi d'Europa", or the name of the only country; null without countries. */
export function servedCountries(countries: readonly string[], site: Region): string | null {
  if (countries.length === 0) return null;
  return countries.length === 1 ? (countries[0] ?? null) : `${countriesLabel(countries.length)}${ofEurope(site)}`;
}
