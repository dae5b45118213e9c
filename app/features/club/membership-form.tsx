import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { enquiryFieldId, FULL_WIDTH, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import { SelectField } from "#app/ui/fields/field.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";

/** The id of the form, for links. */
export const MEMBERSHIP_REQUEST_ID = "richiesta";

interface MembershipFormProps {
  events: ClubEventState[];
  /** The slug of the preselected event; ignored when the event takes no requests. */
  requestedEvent: string | null;
  className?: string | undefined;
}

/** Renders the club's request form (product.md#club): name, e-mail, telephone, an optional message, and an event with places left. */
export function MembershipForm({ events, requestedEvent, className }: MembershipFormProps) {
  const openEvents = events.filter((event) => event.state === "open");
  return (
    <PublicEnquiryForm
      id={MEMBERSHIP_REQUEST_ID}
      action={`${paths.club}#${MEMBERSHIP_REQUEST_ID}`}
      className={className}
      title="Chiedi di entrare"
      titleId="membership-title"
      extraFields={["event"]}
      message={{ label: "Messaggio (facoltativo)" }}
      submitLabel="Invia la richiesta"
    >
      {(enquiry) =>
        openEvents.length > 0 && (
          <>
            <SelectField
              id={enquiryFieldId("event")}
              name="event"
              label="Evento"
              placeholder="Nessuno in particolare"
              options={openEvents.map(({ slug, title, heldOn }) => ({
                value: slug,
                label: CLUB_WORDS.eventOnDay({ title, day: formatItalianShort(heldOn) }),
              }))}
              defaultValue={enquiry.isSentBack ? enquiry.valueOf("event") : (requestedEvent ?? "")}
              error={enquiry.problemOf("event")}
            />
            <div className={FULL_WIDTH}>
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
