import { data } from "react-router";
import type { EnquiryFormResult } from "#app/features/enquiries/enquiry-form.tsx";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { joinPhoneFields } from "#server/services/customers/phone-number.ts";
import { submitEnquiryForm } from "#server/services/enquiries/request-enquiry.ts";
import { type ContextReader, callService, refusalOf } from "./call-service";
import { pickFormFields, readForm } from "./read-form";

interface EnquiryFormArgs {
  request: Request;
  context: ContextReader;
}

interface EnquiryFormMapping {
  /** Fields of this form besides the sender's and the message. */
  extraFields: readonly string[];
  /** Builds the API's request body from the form's fields. */
  toRequest: (values: Record<string, string>) => Record<string, unknown>;
}

/** Fields of every enquiry form. */
export const SENDER_FIELDS = ["name", "email", "phone", "phonePrefix", "message"];

/** Handles an enquiry form. Errors are returned with status 422, keyed by field, together with what was typed. */
export async function handleEnquiryForm(
  { request, context }: EnquiryFormArgs,
  { extraFields, toRequest }: EnquiryFormMapping,
) {
  const form = await readForm(request);
  const values = pickFormFields(form, [...SENDER_FIELDS, ...extraFields]);
  try {
    const body = { ...toRequest(joinPhoneFields(values)), language: context.get(languageContext) };
    const result = await callService(context, submitEnquiryForm, { form, body });
    if ("refusal" in result) {
      const { refusal, formStamp } = result;
      const answer = { reference: null, problems: { "": refusalOf(context, refusal).message }, values, formStamp };
      return data<EnquiryFormResult>(answer, { status: STATUS_BY_KIND[refusal.kind] });
    }
    return data<EnquiryFormResult>({ reference: result.reference, problems: {}, values: {} });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A form field is named like the last part of its request path: "details.event" is "event".
    const { fields } = refusalOf(context, error);
    const problems = fields.map(({ path, message }) => [path.split(".").at(-1) ?? path, message]);
    return data<EnquiryFormResult>(
      { reference: null, problems: Object.fromEntries(problems), values },
      { status: 422 },
    );
  }
}
