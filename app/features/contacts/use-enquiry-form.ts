import { useActionData } from "react-router";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";
import { enquiryFields } from "#app/features/contacts/enquiry-fields.ts";

/**
 * A form that sends an enquiry to its own page: the browser posts it, and the page comes back with the answer. What is wrong stands at its head, in
 * the order of `fields`, with everything typed still there.
 */
export function useEnquiryForm(fields: readonly string[]) {
  const answer = useActionData<EnquiryAnswer>();
  return {
    ...enquiryFields(fields, answer?.problems ?? {}, answer?.values ?? {}),
    reference: answer?.reference ?? null,
    /** True when it was sent back: a box that was not ticked is in no answer. */
    isSentBack: Boolean(answer && answer.reference === null),
    formStamp: answer?.formStamp,
  };
}
