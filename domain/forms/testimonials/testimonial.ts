import { z } from "zod";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredBlock, requiredText, textLine } from "#domain/forms/text-fields.ts";

const MAX_TEXT_CHARACTERS = 400;
const MAX_NAME_CHARACTERS = 80;
const MAX_PLACE_CHARACTERS = 80;
const MAX_POSITION = 99;
const POSITION = `Indica una posizione da 1 a ${MAX_POSITION}.`;

/** A testimonial of the club's page as an admin writes it (product.md#club). */
export const testimonialSchema = z.object({
  text: requiredBlock("Scrivi le parole del membro.", MAX_TEXT_CHARACTERS),
  name: requiredText("Indica chi lo dice.", MAX_NAME_CHARACTERS),
  place: textLine(NOT_A_TEXT_MESSAGE, MAX_PLACE_CHARACTERS),
  is_invented: z.boolean("Indica se la persona è di fantasia."),
  position: z.int(POSITION).min(1, POSITION).max(MAX_POSITION, POSITION),
});

/** A new testimonial defaults to a real person without a city, in the first position. */
export const newTestimonialSchema = testimonialSchema.extend({
  place: testimonialSchema.shape.place.default(""),
  is_invented: testimonialSchema.shape.is_invented.default(false),
  position: testimonialSchema.shape.position.default(1),
});

/** Changes to a testimonial. */
export const testimonialChangesSchema = testimonialSchema.partial().extend({ version: versionField.optional() });
