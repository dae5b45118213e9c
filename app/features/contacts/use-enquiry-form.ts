import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";

/**
 * A form that sends an enquiry to its own page. Without scripts the browser posts it and the page comes back with the answer; with
 * them it is sent in place, cleared once it was taken, and the first wrong field gets the focus.
 */
export function useEnquiryForm() {
  const fetcher = useFetcher<EnquiryAnswer>();
  const posted = useActionData<EnquiryAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const received = fetcher.data;

  useEffect(() => {
    if (!received) return;
    if (received.reference) form.current?.reset();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [received]);

  const answer = received ?? posted;
  return {
    /** The form element, by React Router. */
    Form: fetcher.Form,
    form,
    sending: fetcher.state !== "idle",
    reference: answer?.reference ?? null,
    problemOf: (field: string) => answer?.problems[field],
    valueOf: (field: string) => posted?.values[field] ?? "",
  };
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;
