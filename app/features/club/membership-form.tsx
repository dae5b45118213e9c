import { enquiryFieldId, FULL_WIDTH, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import { SelectField } from "#app/ui/fields/field.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { formatShortDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";

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
  const words = useWords("club", "contacts", "contactForm");
  const paths = usePaths();
  const { club } = words;
  const openEvents = events.filter((event) => event.state === "open");
  return (
    <PublicEnquiryForm
      id={MEMBERSHIP_REQUEST_ID}
      action={`${paths.club}#${MEMBERSHIP_REQUEST_ID}`}
      className={className}
      title={club.formTitle}
      titleId="membership-title"
      extraFields={["event"]}
      message={{ label: words.contacts.message }}
      submitLabel={words.contactForm.send}
    >
      {(enquiry) =>
        openEvents.length > 0 && (
          <>
            <SelectField
              id={enquiryFieldId("event")}
              name="event"
              label={club.event}
              placeholder={club.noEvent}
              options={openEvents.map(({ slug, title, heldOn }) => ({
                value: slug,
                label: say(words, club.eventOnDay, { title, day: formatShortDate(words, heldOn) }),
              }))}
              defaultValue={enquiry.isSentBack ? enquiry.valueOf("event") : (requestedEvent ?? "")}
              error={enquiry.problemOf("event")}
            />
            <div className={FULL_WIDTH}>
              <Checkbox name="guest" value="yes" label={club.guest} defaultChecked={enquiry.valueOf("guest") !== ""} />
            </div>
          </>
        )
      }
    </PublicEnquiryForm>
  );
}
