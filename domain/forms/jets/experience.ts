import { z } from "zod";
import { rating, whole } from "#domain/forms/fleet/figures.ts";
import { highlightRows, imageRows } from "#domain/forms/fleet/vehicle-lists.ts";
import { slugText, versionField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { onOff, paragraphs, price, textRows } from "./figures.ts";

const MOST_INCLUDED = 20;
const INCLUDED_LENGTH = 200;
const DESCRIPTION_LENGTH = 3000;

const fields = z.object({
  name: requiredText("Indica il nome dell'esperienza.", 80),
  slug: slugText("Indica lo slug."),
  /** Name of the city it begins in. */
  location: requiredText("Scegli la città.", 80),
  /** Euros. */
  price: price(1_000_000),
  /** "weekend", as in "a weekend". */
  price_unit: requiredText("Indica l'unità del prezzo.", 40),
  price_note: requiredText("Indica per quante persone è il prezzo.", 120),
  duration: requiredText("Indica la durata.", 60),
  type: requiredText("Indica il genere.", 60),
  description: paragraphs("Scrivi la descrizione.", DESCRIPTION_LENGTH),
  includes: textRows(MOST_INCLUDED, INCLUDED_LENGTH).refine(
    (lines) => lines.length > 0,
    "Indica almeno una cosa compresa nel prezzo.",
  ),
  images: imageRows,
  highlights: highlightRows,
  rating,
  reviews: whole(0, 1_000_000),
  available: onOff,
  active: onOff,
});

/** A new experience (product.md#experience). */
export const newExperienceSchema = fields.partial({
  highlights: true,
  rating: true,
  reviews: true,
  available: true,
  active: true,
});
/** What changes of an experience; lists are replaced whole, deactivation is `{active: false}`. */
export const experienceChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** What may be changed of an experience by whoever writes its texts only. */
export const experienceTextsSchema = fields.pick({
  description: true,
  includes: true,
  highlights: true,
  price_note: true,
});

export type NewExperienceInput = z.input<typeof newExperienceSchema>;
