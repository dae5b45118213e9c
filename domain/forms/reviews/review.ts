import { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
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

const STARS = fieldMessage("formMessages", "stars", { max: MAX_STARS });
const SHORT = fieldMessage("formMessages", "reviewTooShort", { min: MIN_REVIEW_CHARACTERS });

/** A renter's review of a rental (product.md#reviews). */
export const reviewSchema = z.object({
  stars: z.coerce.number(STARS).int(STARS).min(1, STARS).max(MAX_STARS, STARS),
  body: textBlock(SHORT, MAX_REVIEW_CHARACTERS, fieldMessage("formMessages", "forbiddenReviewCharacters")).min(
    MIN_REVIEW_CHARACTERS,
    SHORT,
  ),
  shown_name: requiredText(fieldMessage("formMessages", "shownName"), MAX_SHOWN_NAME_CHARACTERS),
});

/** Staff's decision on a review: its publication, a public answer, and the renter's language. */
export const reviewDecisionSchema = z.object({
  status: z.enum(["written", "published", "declined"], "Scegli se pubblicarla."),
  answer: optionalText(MAX_REVIEW_ANSWER_CHARACTERS),
  language: languageField,
});
export const reviewChangesSchema = reviewDecisionSchema.partial().extend({ version: versionField.optional() });
