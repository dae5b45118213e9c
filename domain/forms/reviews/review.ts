import { z } from "zod";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText, textBlock } from "#domain/forms/text-fields.ts";
import {
  MAX_REVIEW_ANSWER_CHARACTERS,
  MAX_REVIEW_CHARACTERS,
  MAX_SHOWN_NAME_CHARACTERS,
  MAX_STARS,
  MIN_REVIEW_CHARACTERS,
} from "#domain/reviews/review.ts";

const STARS = `Scegli da 1 a ${MAX_STARS} stelle.`;
const SHORT = `Racconta in almeno ${MIN_REVIEW_CHARACTERS} caratteri com'è andata.`;

/** A renter's review of a rental (product.md#reviews). */
export const reviewSchema = z.object({
  stars: z.coerce.number(STARS).int(STARS).min(1, STARS).max(MAX_STARS, STARS),
  body: textBlock(SHORT, MAX_REVIEW_CHARACTERS, "La recensione contiene caratteri non ammessi.").min(
    MIN_REVIEW_CHARACTERS,
    SHORT,
  ),
  shown_name: requiredText("Indica il nome da mostrare.", MAX_SHOWN_NAME_CHARACTERS),
});

/** Staff's decision on a review: its publication, a public answer, and the renter's language. */
export const reviewDecisionSchema = z.object({
  status: z.enum(["written", "published", "declined"], "Scegli se pubblicarla."),
  answer: optionalText(MAX_REVIEW_ANSWER_CHARACTERS),
  language: languageField,
});
export const reviewChangesSchema = reviewDecisionSchema.partial().extend({ version: versionField.optional() });
