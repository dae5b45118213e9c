import { type EnquiryLine, toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";

export interface EnquiryFacts {
  /** The request line by line, with current names. */
  rows: EnquiryLine[];
  /** The estimate of a flight at current prices; null for enquiries of other kinds. */
  estimate: TripEstimate | null;
}

/**
 * Returns the details of a stored enquiry in words. Returns no lines if an older version of the form accepted details that the current one refuses;
 * the sender's message is still shown then. A day in the past or a deleted car does not hide the other lines.
 */
export async function readEnquiryFacts(ctx: AppContext, row: StoredEnquiry, words: Words): Promise<EnquiryFacts> {
  const { kind, name, email, phone, details } = row;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  if (!request.success) return { rows: [], estimate: null };
  const { facts } = await checkEnquiry(ctx, request.data, words);
  const estimate = request.data.kind === "jet" ? await estimateFlight(ctx, request.data.details) : null;
  return { rows: toEnquiryRows(words, request.data, { ...facts, estimate: undefined }), estimate };
}
