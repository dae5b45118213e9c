import { type EnquiryLine, toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { AppContext } from "#server/context.ts";
import type { StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";

export interface EnquiryFacts {
  /** What was asked for, line by line, with today's names. */
  rows: EnquiryLine[];
  /** Of a flight, at today's prices; null for everything else. */
  estimate: TripEstimate | null;
}

/**
 * The details of a stored request as people read them. Details an older form let in and today's would not are no lines at all: the
 * sender's own words still stand beside them. A past day or a car that is gone does not hide the rest.
 */
export async function readEnquiryFacts(ctx: AppContext, row: StoredEnquiry): Promise<EnquiryFacts> {
  const { kind, name, email, phone, details } = row;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  if (!request.success) return { rows: [], estimate: null };
  const { facts } = await checkEnquiry(ctx, request.data);
  const estimate = request.data.kind === "jet" ? await estimateFlight(ctx, request.data.details) : null;
  return { rows: toEnquiryRows(request.data, { ...facts, estimate: undefined }), estimate };
}
