import { z } from "zod";
import { JET_TYPE_SLUGS, JET_TYPES, type JetType } from "#domain/catalogue/jet.ts";
import { rating, whole } from "#domain/forms/fleet/figures.ts";
import { highlightRows, imageRows } from "#domain/forms/fleet/vehicle-lists.ts";
import { slugText, versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { metres, onOff, paragraphs, price, textRows } from "./figures.ts";

/** The four types as the form offers them, smallest first. */
export const JET_TYPE_NAMES = JET_TYPE_SLUGS.map((slug) => JET_TYPES[slug]);
/** Far more than the company serves. */
const MOST_CITIES = 60;
const MOST_AMENITIES = 20;
const AMENITY_LENGTH = 80;
const DESCRIPTION_LENGTH = 2000;

const fields = z.object({
  brand: requiredText("Indica il costruttore.", 80),
  model: requiredText("Indica il modello.", 80),
  slug: slugText("Indica lo slug."),
  type: z.enum(JET_TYPE_NAMES as [JetType, ...JetType[]], "Scegli il tipo."),
  passengers: whole(1, 30),
  max_baggage_kg: whole(0, 10_000),
  range_km: whole(100, 20_000),
  cruise_speed_kmh: whole(200, 1300),
  /** Euros an hour of flight. */
  price: price(100_000),
  images: imageRows,
  /** Names of the cities it leaves from. */
  cities: z
    .array(requiredText("Scegli una città.", 80), "Scegli almeno una città.")
    .min(1, "Scegli almeno una città.")
    .max(MOST_CITIES, `Al massimo ${MOST_CITIES} città.`)
    .transform((names) => [...new Set(names)]),
  airport: optionalText(80),
  amenities: textRows(MOST_AMENITIES, AMENITY_LENGTH),
  highlights: highlightRows,
  crew_size: whole(1, 12),
  rating,
  reviews: whole(0, 1_000_000),
  cabin_height_m: metres(1, 4),
  cabin_width_m: metres(1, 5),
  description: paragraphs("Scrivi la descrizione.", DESCRIPTION_LENGTH),
  available: onOff,
  active: onOff,
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
/** What changes of a jet; lists are replaced whole, deactivation is `{active: false}`. */
export const jetChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** What may be changed of a jet by whoever writes its texts only. */
export const jetTextsSchema = fields.pick({ description: true, amenities: true, highlights: true });

export type NewJetInput = z.input<typeof newJetSchema>;
