import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { fieldId } from "#app/features/contacts/enquiry-fields.ts";
import { EnquiryFoot } from "#app/features/contacts/enquiry-foot.tsx";
import { EnquiryPaper, WHOLE_ROW } from "#app/features/contacts/enquiry-paper.tsx";
import { EnquiryProblems } from "#app/features/contacts/enquiry-problems.tsx";
import { SENDER_FIELDS, SenderFields } from "#app/features/contacts/sender-fields.tsx";
import { useEnquiryForm } from "#app/features/contacts/use-enquiry-form.ts";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import { SelectField, TextArea } from "#app/ui/fields/field.tsx";
import type { ClubEventState } from "#domain/club/club-calendar.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** Of the form, for links that lead to it. */
export const MEMBERSHIP_REQUEST_ID = "richiesta";

const FIELDS = [...SENDER_FIELDS, "event", "message"];

interface MembershipFormProps {
  events: ClubEventState[];
  /** The slug of the event that is chosen when the form is opened; one that takes no requests is not. */
  asked: string | null;
  className?: string | undefined;
}

/** The information request of the club (product.md#club): name, e-mail, telephone, a message if one likes, and an event that still has places. */
export function MembershipForm({ events, asked, className }: MembershipFormProps) {
  const enquiry = useEnquiryForm(FIELDS);
  const open = events.filter((event) => event.state === "open");
  return (
    <EnquiryPaper
      id={MEMBERSHIP_REQUEST_ID}
      method="post"
      action={`${paths.club}#${MEMBERSHIP_REQUEST_ID}`}
      className={className}
      aria-labelledby="membership-title"
    >
      <h2 id="membership-title">Chiedi di entrare</h2>
      <EnquiryProblems {...enquiry} />
      <SenderFields enquiry={enquiry} />
      {open.length > 0 && (
        <>
          <SelectField
            id={fieldId("event")}
            name="event"
            label="Evento"
            placeholder="Nessuno in particolare"
            options={open.map(({ slug, title, heldOn }) => ({
              value: slug,
              label: CLUB_WORDS.eventOnDay({ title, day: formatItalianShort(heldOn) }),
            }))}
            defaultValue={enquiry.isSentBack ? enquiry.valueOf("event") : (asked ?? "")}
            error={enquiry.problemOf("event")}
          />
          <div className={WHOLE_ROW}>
            <Checkbox
              name="guest"
              value="yes"
              label="All'evento porto un ospite"
              defaultChecked={enquiry.valueOf("guest") !== ""}
            />
          </div>
        </>
      )}
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
        label="Invia la richiesta"
        sent={messages.club.sent}
      />
    </EnquiryPaper>
  );
}
