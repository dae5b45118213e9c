import { z } from "zod";
import { optionalText, versionField } from "#domain/forms/row-fields.ts";
import { line } from "#domain/forms/text-fields.ts";
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
  body: z
    .string(SHORT)
    .trim()
    .min(SHORTEST_REVIEW, SHORT)
    .max(LONGEST_REVIEW, `Al massimo ${LONGEST_REVIEW.toLocaleString("it-IT", { useGrouping: "always" })} caratteri.`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "La recensione contiene caratteri non ammessi."),
  shown_name: line("Indica il nome da mostrare.", LONGEST_SHOWN_NAME),
});

/** What staff make of it: whether it is shown, and what they answer beneath it. */
export const reviewDecisionSchema = z.object({
  status: z.enum(["written", "published", "declined"], "Scegli se pubblicarla."),
  answer: optionalText(LONGEST_REVIEW_ANSWER),
});
export const reviewChangesSchema = reviewDecisionSchema.partial().extend({ version: versionField.optional() });
