import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";
import { listOpeningHours } from "./describe-hours.ts";

/**
 * Returns the rows of the company's hours for a page. On Italian pages they may be rows that an earlier version stored as text; in other languages
 * only hours that we can word are shown. `city` is the name of the company's city in the language of the words.
 */
export const companyHours = (
  words: Words<"openingHours">,
  { openingHours, hours }: Pick<SiteConfiguration, "openingHours" | "hours">,
  city: string,
): SiteConfiguration["openingHours"] => (words.language === "it" ? openingHours : listOpeningHours(words, hours, city));
