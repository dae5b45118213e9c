import { z } from "zod";
import { ratingField, wholeNumberField } from "#domain/forms/number-fields.ts";
import { slugField, versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { highlightRowsField, imageRowsField } from "#domain/forms/vehicles/list-fields.ts";
import { JET_TYPE_SLUGS, JET_TYPES, type JetType } from "#domain/jets/jet.ts";
import {
  booleanField,
  metresField,
  paragraphsField,
  priceField,
  requiredTextRowsField,
} from "../list-and-price-fields.ts";

const MISSING_CITY_MESSAGE = "Scegli almeno una città.";

/** The four types in the form's order, smallest first. */
export const JET_TYPE_NAMES = JET_TYPE_SLUGS.map((slug) => JET_TYPES[slug]);
/** Generous limit, well above the number of served cities. */
const MAX_CITIES = 60;
const MAX_AMENITIES = 20;
const MAX_AMENITY_CHARACTERS = 80;
const MAX_DESCRIPTION_CHARACTERS = 2000;

const fields = z.object({
  brand: requiredText("Indica il costruttore.", 80),
  model: requiredText("Indica il modello.", 80),
  slug: slugField("Indica lo slug."),
  type: z.enum(JET_TYPE_NAMES as [JetType, ...JetType[]], "Scegli il tipo."),
  passengers: wholeNumberField(1, 30),
  max_baggage_kg: wholeNumberField(0, 10_000),
  range_km: wholeNumberField(100, 20_000),
  cruise_speed_kmh: wholeNumberField(200, 1300),
  /** Euros per flight hour. */
  price: priceField(100_000),
  images: imageRowsField,
  /** Names of the departure cities. */
  cities: z
    .array(requiredText("Scegli una città.", 80), MISSING_CITY_MESSAGE)
    .min(1, MISSING_CITY_MESSAGE)
    .max(MAX_CITIES, `Al massimo ${MAX_CITIES} città.`)
    .transform((names) => [...new Set(names)]),
  airport: optionalText(80),
  amenities: requiredTextRowsField(MAX_AMENITIES, MAX_AMENITY_CHARACTERS),
  highlights: highlightRowsField,
  crew_size: wholeNumberField(1, 12),
  rating: ratingField,
  reviews: wholeNumberField(0, 1_000_000),
  cabin_height_m: metresField(1, 4),
  cabin_width_m: metresField(1, 5),
  description: paragraphsField("Scrivi la descrizione.", MAX_DESCRIPTION_CHARACTERS),
  available: booleanField,
  active: booleanField,
});

/** A new jet (product.md#jet-form). */
export const newJetSchema = fields.partial({
  airport: true,
  amenities: true,
  highlights: true,
  rating: true,
  reviews: true,
  available: true,
  active: true,
});
/** Changes to a jet. Lists are replaced as a whole; `{active: false}` deactivates it. */
export const jetChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** Fields that users with only the texts ability may change. */
export const jetTextsSchema = fields.pick({ description: true, amenities: true, highlights: true });

export type NewJetInput = z.input<typeof newJetSchema>;
