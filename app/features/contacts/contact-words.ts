import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Texts of the contacts page and of every enquiry form's footer. */
export const CONTACT_WORDS = {
  /** `nextAnswer` is when the telephone is answered next, while it is not. */
  intro: (site: SiteConfiguration, nextAnswer: string | null) =>
    [
      `Al telefono risponde una persona${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone, ", ")}.`,
      ...(nextAnswer ? [`Rispondiamo di nuovo ${nextAnswer}.`] : []),
      `Per iscritto, entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}.`,
    ].join(" "),
  /** The last line of the company's street address. */
  cityLine: ({ postalCode, city, country }: { postalCode: string; city: string; country: string }) =>
    `${postalCode} ${city}, ${country}`,
} as const;
