import { LANGUAGE_CODES } from "#domain/languages.ts";
import { listOpeningHours } from "#domain/opening-hours/describe-hours.ts";
import { type ScheduledHours, WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import type { CompanyConfiguration, CompanyHours } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

/** The site configuration that tests expect. */
export const TEST_SITE: CompanyConfiguration = SITE_CONFIGURATION;

/** The same company with its site in all languages. */
export const SITE_IN_ALL_LANGUAGES: CompanyConfiguration = { ...TEST_SITE, languages: LANGUAGE_CODES };

/** Hours from 8 to 20 on every day. */
export const DAYTIME: ScheduledHours = {
  kind: "weekly",
  timeZone: "Europe/Rome",
  days: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: "08:00", to: "20:00" }]])),
  closedDates: [],
};

/** A company that answers from 8 to 20, and one that states no hours. */
export const DAYTIME_SITE: CompanyConfiguration = withHours(DAYTIME);
export const SITE_WITHOUT_HOURS: CompanyConfiguration = withHours(null);

function withHours(phone: CompanyHours["phone"]): CompanyConfiguration {
  const hours: CompanyHours = { phone, whatsapp: phone, office: null, isOfficeByAppointment: false };
  return { ...TEST_SITE, hours, openingHours: listOpeningHours(ITALIAN_OPENING_HOURS, hours, TEST_SITE.address.city) };
}
