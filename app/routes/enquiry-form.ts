import { data } from "react-router";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";
import type { AppContext, appContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { withWholePhone } from "#server/services/customers/whole-phone.ts";
import { sendEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { readForm, typedFields } from "./read-form";
import { callService } from "./service-call";

interface Arrived {
  request: Request;
  context: { get(key: typeof appContext): AppContext };
}

interface EnquiryForm {
  /** The fields that the page's form has besides the sender's and the message. */
  ownFields: readonly string[];
  /** Makes the API's request of the form's fields. */
  toRequest: (values: Record<string, string>) => Record<string, unknown>;
}

/** What the form of every enquiry asks for. */
export const SENDER_FIELDS = ["name", "email", "phone", "phonePrefix", "message"];

/** Takes an enquiry that a page's own form posted. What is wrong comes back with status 422 under the name of each field, together with what was typed. */
export async function takeEnquiryForm({ request, context }: Arrived, { ownFields, toRequest }: EnquiryForm) {
  const form = await readForm(request);
  const values = typedFields(form, [...SENDER_FIELDS, ...ownFields]);
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
