import { z } from "zod";
import { isCategorySlug } from "#domain/categories.ts";
import { NOT_A_BOOLEAN_MESSAGE, YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { metaFields, pictureUrlField, slugField, versionField } from "#domain/forms/row-fields.ts";
import { emptyText, optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { cityHoursFields } from "./city-hours.ts";

const LONGITUDE_MESSAGE = "Da -180 a 180.";
const LATITUDE_MESSAGE = "Da -90 a 90.";

const NOT_A_NUMBER = "Indica un numero.";
const UNKNOWN_LANGUAGE = "Le lingue del sito sono it, en, fr, de ed es.";
const MAX_TEXT_CHARACTERS = 10_000;
const MAX_ALIASES = 30;

const fields = z.object({
  name: requiredText("Indica il nome della città.", 80),
  slug: slugField("Indica lo slug.").refine(
    (slug) => !isCategorySlug(slug),
    "Questo slug è l'indirizzo di una categoria.",
  ),
  country: requiredText("Indica il Paese.", 80),
  description: optionalText(5000),
  /** The page's own text by language; empty languages are omitted. */
  descriptions: z
    .partialRecord(z.enum(LANGUAGE_CODES), optionalText(MAX_TEXT_CHARACTERS), UNKNOWN_LANGUAGE)
    .transform(withoutBlankTexts),
  ...metaFields,
  image_url: pictureUrlField.or(emptyText).nullable(),
  night_image_url: pictureUrlField.or(emptyText).nullable(),
  active: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  time_zone: requiredText("Indica il fuso orario.", 60).refine(
    isTimeZone,
    "Non è un fuso orario IANA, come Europe/Rome.",
  ),
  latitude: z.number(NOT_A_NUMBER).min(-90, LATITUDE_MESSAGE).max(90, LATITUDE_MESSAGE).nullable(),
  longitude: z.number(NOT_A_NUMBER).min(-180, LONGITUDE_MESSAGE).max(180, LONGITUDE_MESSAGE).nullable(),
  aliases: z
    .array(requiredText("Indica un nome.", 80))
    .max(MAX_ALIASES, `Al massimo ${MAX_ALIASES} nomi.`)
    .transform((names) => [...new Set(names)]),
  search_position: z.int("Indica un numero intero.").min(1, "Da 1 a 999.").max(999, "Da 1 a 999.").nullable(),
  search_name: optionalText(80),
  has_page: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  ...cityHoursFields,
});

/** A new city (product.md#city-form): name, slug and country are required, everything else has a default. */
export const newCitySchema = fields.partial({
  description: true,
  descriptions: true,
  meta_title: true,
  meta_description: true,
  meta_keywords: true,
  image_url: true,
  night_image_url: true,
  active: true,
  time_zone: true,
  latitude: true,
  longitude: true,
  aliases: true,
  search_position: true,
  search_name: true,
  has_page: true,
  rental_hours: true,
  min_notice_hours: true,
  max_advance_days: true,
});

/**
 * Changes to a city; `{active: false}` deactivates it (product.md#city-form). `descriptions` replaces the texts of all languages. `outside_bookings`
 * confirms hours that leave out agreed pickups or returns.
 */
export const cityChangesSchema = fields.partial().extend({
  outside_bookings: z.boolean(YES_OR_NO_MESSAGE).optional(),
  version: versionField.optional(),
});

function withoutBlankTexts(texts: Partial<Record<Language, string | null>>): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** Whether the name is an IANA time zone. An offset such as "+01:00" is not, because it lacks daylight-saving rules. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("it", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
