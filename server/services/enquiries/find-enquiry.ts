import { enquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { enquirySchema } from "#domain/forms/enquiry.ts";
import type { EnquiryReceipt } from "#domain/pages/content-pages.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { checkEnquiry } from "#server/services/enquiries/internal/check-enquiry.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The receipt of an enquiry by its id, which nobody can guess. Throws "not-found" for any other text. */
export async function findEnquiry(ctx: AppContext, id: string): Promise<EnquiryReceipt> {
  const enquiry = UUID.test(id) ? await findStoredEnquiry(ctx.db, { id }) : null;
  if (!enquiry) throw new ServiceError("not-found", "Questa richiesta non esiste.");
  const { reference, kind, name, email, phone, details } = enquiry;
  const request = enquirySchema.safeParse({ kind, name, email, phone, details });
  if (!request.success) return { reference, kind, rows: [] };
  const { facts } = await checkEnquiry(ctx, request.data);
  // Prices may have changed since: what was estimated then stands in the mail.
  return { reference, kind, rows: enquiryRows(request.data, { ...facts, estimate: undefined }) };
}
