import { z } from "zod";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText, textBlock } from "#domain/forms/text-fields.ts";
import {
  LONGEST_REVIEW,
  LONGEST_REVIEW_ANSWER,
  LONGEST_SHOWN_NAME,
  MOST_STARS,
  SHORTEST_REVIEW,
} from "#domain/reviews/review.ts";

const STARS = `Scegli da 1 a ${MOST_STARS} stelle.`;
const SHORT = `Racconta in almeno ${SHORTEST_REVIEW} caratteri com'è andata.`;

/** What a renter says of a rental (product.md#reviews). */
export const reviewSchema = z.object({
  stars: z.coerce.number(STARS).int(STARS).min(1, STARS).max(MOST_STARS, STARS),
  body: textBlock(SHORT, LONGEST_REVIEW, "La recensione contiene caratteri non ammessi.").min(SHORTEST_REVIEW, SHORT),
  shown_name: requiredText("Indica il nome da mostrare.", LONGEST_SHOWN_NAME),
});

/** What staff make of it: whether it is shown, and what they answer beneath it. */
export const reviewDecisionSchema = z.object({
  status: z.enum(["written", "published", "declined"], "Scegli se pubblicarla."),
  answer: optionalText(LONGEST_REVIEW_ANSWER),
});
export const reviewChangesSchema = reviewDecisionSchema.partial().extend({ version: versionField.optional() });
