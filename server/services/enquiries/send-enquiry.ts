import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AppContext } from "#server/context.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { type AskedAgain, askAgainIfTrapped } from "#server/services/internal/robot-trap.ts";

export interface EnquiryForm {
  /** The fields as they were posted. */
  form: Readonly<Record<string, string>>;
  /** What the API's request would be. */
  request: unknown;
}

/** Takes a page's own form; who looks like a program is asked to press once more (product.md#public-forms). Refuses as `requestEnquiry` else. */
export async function sendEnquiry(ctx: AppContext, { form, request }: EnquiryForm): Promise<Enquiry | AskedAgain> {
  return askAgainIfTrapped(ctx, form) ?? (await requestEnquiry(ctx, { request, fromForm: true }));
}
