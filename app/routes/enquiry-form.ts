import { data } from "react-router";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";
import { STAMP_FIELD, TRAP_FIELD } from "#domain/forms/robot-trap.ts";
import type { AppContext, appContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { withWholePhone } from "#server/services/customers/whole-phone.ts";
import { sendEnquiry } from "#server/services/enquiries/send-enquiry.ts";
import { readForm } from "./read-form";
import { callService } from "./service-call";

interface Arrived {
  request: Request;
  context: { get(key: typeof appContext): AppContext };
}

/**
 * Takes an enquiry that a page's own form posted. `toRequest` makes the API's request of the form's fields; what is wrong comes back
 * with status 422 under the name of each field, together with what was typed.
 */
export async function takeEnquiryForm(
  { request, context }: Arrived,
  toRequest: (values: Record<string, string>) => Record<string, unknown>,
) {
  const form = await readForm(request);
  const { [TRAP_FIELD]: _trap, [STAMP_FIELD]: _stamp, ...values } = form;
  try {
    const sent = await callService(context, sendEnquiry, { form, request: toRequest(withWholePhone(values)) });
    if ("refusal" in sent) {
      const { refusal, formStamp } = sent;
      const answer = { reference: null, problems: { "": refusal.message }, values, formStamp };
      return data<EnquiryAnswer>(answer, { status: STATUS_BY_KIND[refusal.kind] });
    }
    return data<EnquiryAnswer>({ reference: sent.reference, problems: {}, values: {} });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A field of the form is named as the last part of its path in the request: "details.event" is "event".
    const problems = error.fields.map(({ path, message }) => [path.split(".").at(-1) ?? path, message]);
    return data<EnquiryAnswer>({ reference: null, problems: Object.fromEntries(problems), values }, { status: 422 });
  }
}
