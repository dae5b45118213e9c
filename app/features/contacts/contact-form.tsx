import { fieldId } from "#app/features/contacts/enquiry-fields.ts";
import { EnquiryFoot } from "#app/features/contacts/enquiry-foot.tsx";
import { EnquiryPaper, WHOLE_ROW } from "#app/features/contacts/enquiry-paper.tsx";
import { EnquiryProblems } from "#app/features/contacts/enquiry-problems.tsx";
import { SENDER_FIELDS, SenderFields } from "#app/features/contacts/sender-fields.tsx";
import { useEnquiryForm } from "#app/features/contacts/use-enquiry-form.ts";
import { SelectField, TextArea } from "#app/ui/fields/field.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

const SUBJECTS = [
  "Una prenotazione",
  "Una vettura o una data",
  "Jet privati ed esperienze",
  "Fatture e documenti",
  "Altro",
];

const FIELDS = [...SENDER_FIELDS, "subject", "message"];

/** The message to the company (product.md#enquiries): stored, mailed to the staff, confirmed to the sender. */
export function ContactForm({ className }: { className?: string | undefined }) {
  const enquiry = useEnquiryForm(FIELDS);
  return (
    <EnquiryPaper
      id="messaggio"
      method="post"
      action={`${paths.contacts}#messaggio`}
      className={className}
      aria-labelledby="message-title"
    >
      <h2 id="message-title">Scrivici</h2>
      <EnquiryProblems {...enquiry} />
      <SenderFields enquiry={enquiry} />
      <SelectField
        id={fieldId("subject")}
        name="subject"
        label="Argomento (facoltativo)"
        placeholder="Scegli"
        options={SUBJECTS}
        defaultValue={enquiry.valueOf("subject")}
        error={enquiry.problemOf("subject")}
      />
      <TextArea
        id={fieldId("message")}
        name="message"
        label="Messaggio (facoltativo)"
        maxLength={2000}
        fieldClassName={WHOLE_ROW}
        defaultValue={enquiry.valueOf("message")}
        error={enquiry.problemOf("message")}
      />
      <EnquiryFoot
        reference={enquiry.reference}
        formStamp={enquiry.formStamp}
        label="Invia"
        sent={messages.club.sent}
      />
    </EnquiryPaper>
  );
}
