import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { fieldId, PublicEnquiryForm, WHOLE_ROW } from "#app/features/contacts/enquiry-form.tsx";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import { SelectField } from "#app/ui/fields/field.tsx";
import type { ClubEventState } from "#domain/club/club-calendar.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** Of the form, for links that lead to it. */
export const MEMBERSHIP_REQUEST_ID = "richiesta";

interface MembershipFormProps {
  events: ClubEventState[];
  /** The slug of the event that is chosen when the form is opened; one that takes no requests is not. */
  asked: string | null;
  className?: string | undefined;
}

/** The information request of the club (product.md#club): name, e-mail, telephone, a message if one likes, and an event that still has places. */
export function MembershipForm({ events, asked, className }: MembershipFormProps) {
  const open = events.filter((event) => event.state === "open");
  return (
    <PublicEnquiryForm
      id={MEMBERSHIP_REQUEST_ID}
      action={`${paths.club}#${MEMBERSHIP_REQUEST_ID}`}
      className={className}
      title="Chiedi di entrare"
      titleId="membership-title"
      ownFields={["event"]}
      message={{ label: "Messaggio (facoltativo)" }}
      submitLabel="Invia la richiesta"
    >
      {(enquiry) =>
        open.length > 0 && (
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
        )
      }
    </PublicEnquiryForm>
  );
}
