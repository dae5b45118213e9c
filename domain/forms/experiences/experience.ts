import { z } from "zod";
import { ratingField, wholeNumberField } from "#domain/forms/number-fields.ts";
import { slugField, versionField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { highlightRowsField, imageRowsField } from "#domain/forms/vehicles/list-fields.ts";
import { booleanField, paragraphsField, priceField, requiredTextRowsField } from "../list-and-price-fields.ts";

const MAX_INCLUDED_ITEMS = 20;
const MAX_INCLUDED_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 3000;

const fields = z.object({
  name: requiredText("Indica il nome dell'esperienza.", 80),
  slug: slugField("Indica lo slug."),
  /** Name of the city where it starts. */
  location: requiredText("Scegli la città.", 80),
  /** The price in euros. */
  price: priceField(1_000_000),
  /** "weekend", as in "a weekend". */
  price_unit: requiredText("Indica l'unità del prezzo.", 40),
  price_note: requiredText("Indica per quante persone è il prezzo.", 120),
  duration: requiredText("Indica la durata.", 60),
  type: requiredText("Indica il genere.", 60),
  description: paragraphsField("Scrivi la descrizione.", MAX_DESCRIPTION_CHARACTERS),
  includes: requiredTextRowsField(MAX_INCLUDED_ITEMS, MAX_INCLUDED_CHARACTERS).refine(
    (lines) => lines.length > 0,
    "Indica almeno una cosa compresa nel prezzo.",
  ),
  images: imageRowsField,
  highlights: highlightRowsField,
  rating: ratingField,
  reviews: wholeNumberField(0, 1_000_000),
  available: booleanField,
  active: booleanField,
});

/** A new experience (product.md#experience). */
export const newExperienceSchema = fields.partial({
  highlights: true,
  rating: true,
  reviews: true,
  available: true,
  active: true,
});
/** Changes to an experience. Lists are replaced as a whole; `{active: false}` deactivates it. */
export const experienceChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** Fields that users with only the texts ability may change. */
export const experienceTextsSchema = fields.pick({
  description: true,
  includes: true,
  highlights: true,
  price_note: true,
});

export type NewExperienceInput = z.input<typeof newExperienceSchema>;
