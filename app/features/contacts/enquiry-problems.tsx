import type { EnquiryFields } from "#app/features/contacts/enquiry-fields.ts";
import { WHOLE_ROW } from "#app/features/contacts/enquiry-paper.tsx";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";

/** What keeps a request from being sent, at the head of its form; nothing while nothing does. */
export function EnquiryProblems({
  problems,
  title = "Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso.",
}: Pick<EnquiryFields, "problems"> & { title?: string }) {
  if (problems.length === 0) return null;
  return <ErrorSummary className={WHOLE_ROW} title={title} problems={problems} />;
}
