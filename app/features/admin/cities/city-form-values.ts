import type { ApiCity } from "#domain/api/cities/cities.ts";
import { COVERAGE, toCitySlug } from "#domain/cities/city.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";

/** Returns the initial values of a new city, with the country when the name is in the list of places. */
export const newCityValues = (name: string) => ({
  ...EMPTY_CITY,
  name,
  slug: toCitySlug(name),
  country: COVERAGE.find(({ cities }) => cities.includes(name))?.name ?? "",
});

const EMPTY_CITY = {
  name: "",
  slug: "",
  country: "",
  description: null,
  descriptions: descriptionsByLanguage({}),
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  image_url: null,
  night_image_url: null,
  active: true,
  time_zone: "Europe/Rome",
  latitude: null,
  longitude: null,
  aliases: [] as string[],
  search_position: null,
  search_name: null,
  has_page: true,
  rental_hours: null,
  min_notice_hours: null,
  max_advance_days: null,
};

/** Returns the form values of a row. */
export function cityFormValues({ id: _id, created_at: _created, version: _version, ...values }: ApiCity) {
  return { ...values, descriptions: descriptionsByLanguage(values.descriptions) };
}

/** Returns a field for each language, "" where the text is missing. */
function descriptionsByLanguage(texts: Readonly<Record<string, string>>): Record<Language, string> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, texts[code] ?? ""])) as Record<Language, string>;
}

/** The six countries served, as suggestions; any other country is accepted. */
export const SERVED_COUNTRY_NAMES = COVERAGE.map(({ name }) => name);

/** Returns every time zone the browser knows, European ones first. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const zones = Intl.supportedValuesOf("timeZone");
  const europeFirst = (zone: string) => (zone.startsWith("Europe/") ? 0 : 1);
  return zones
    .toSorted((one, other) => europeFirst(one) - europeFirst(other))
    .map((zone) => ({ value: zone, label: zone }));
}
