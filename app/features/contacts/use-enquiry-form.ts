import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";
import { enquiryFields } from "#app/features/contacts/enquiry-fields.ts";

/**
 * A form that sends an enquiry to its own page. Without scripts the browser posts it and the page comes back with the answer; with
 * them it is sent in place and cleared once it was taken. What is wrong stands at its head, in the order of `fields`.
 */
export function useEnquiryForm(fields: readonly string[]) {
  const fetcher = useFetcher<EnquiryAnswer>();
  const posted = useActionData<EnquiryAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const received = fetcher.data;

  useEffect(() => {
    if (received?.reference) form.current?.reset();
  }, [received]);

  const answer = received ?? posted;
  return {
    ...enquiryFields(fields, answer?.problems ?? {}, posted?.values ?? {}),
    /** The form element, by React Router. */
    Form: fetcher.Form,
    form,
    sending: fetcher.state !== "idle",
    reference: answer?.reference ?? null,
    formStamp: answer?.formStamp,
    answer,
  };
}
