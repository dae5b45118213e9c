import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { reviewChangesSchema } from "#domain/forms/reviews/review.ts";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";

const apiReviewSchema = z.object({
  id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  booking_id: z.string(),
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  returned_on: z.string(),
  /** The rating; null until the review is written. */
  stars: z.number().int().nullable(),
  body: z.string().nullable(),
  shown_name: z.string().nullable(),
  answer: z.string().nullable(),
  language: languageField,
  asked_at: z.string(),
  written_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** Whether the review is demo data. */
  demo: z.boolean(),
  ...revisionShape,
});
export type ApiReview = z.infer<typeof apiReviewSchema>;

export const reviewEndpoints = {
  "GET /api/reviews": {
    summary: "Le recensioni chieste, scritte e pubblicate",
    query: searchableTableQuery("id", "status", "stars", "vehicle_id", "booking_id", "language").extend(
      dayRangeFilters("returned"),
    ),
    answer: z.array(apiReviewSchema),
    list: true,
  },
  "GET /api/reviews/:id": { summary: "Una recensione", answer: apiReviewSchema },
  "PATCH /api/reviews/:id": {
    summary: "Pubblica una recensione o no, e risponde",
    body: reviewChangesSchema,
    answer: apiReviewSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
