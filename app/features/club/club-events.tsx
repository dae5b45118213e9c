import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { CLUB_WORDS, eventStateText } from "#app/features/club/club-words.ts";
import { MEMBERSHIP_REQUEST_ID } from "#app/features/club/membership-form.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ClubEventState, ClubEventsByTime } from "#domain/club-events/club-event-state.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import styles from "./club-events.module.css";

/** The id of the upcoming season's title. */
export const UPCOMING_EVENTS_ID = "club-events-title";

/** Renders the events with dates and places (product.md#club): first the upcoming events, then the past events, one line each. */
export function ClubEvents({ upcoming, past }: ClubEventsByTime) {
  return (
    <>
      {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
      {past.length > 0 && (
        <PastEvents events={past} aside={CLUB_WORDS[upcoming.length > 0 ? "pastAside" : "pastOnly"]} />
      )}
    </>
  );
}

function UpcomingEvents({ events }: { events: readonly ClubEventState[] }) {
  return (
    <Section aria-labelledby={UPCOMING_EVENTS_ID}>
      <SectionHeading id={UPCOMING_EVENTS_ID} title={CLUB_WORDS.upcoming} aside={CLUB_WORDS.upcomingAside} />
      <PageGrid as="ul" className={styles.list}>
        {events.map((event, index) => {
          const span = gridSpan(index, events.length);
          return (
            <li key={event.slug} data-span={span} className={styles.event}>
              {event.image && <ThemedPicture src={event.image} alt="" sizes={EVENT_PICTURE_SIZES[span]} />}
              <p className={styles.eventLine}>
                <EventDay event={event} />
                <b>{eventStateText(event)}</b>
              </p>
              <h3>{event.title}</h3>
              <p>{event.description}</p>
              <div className={styles.eventFoot}>
                <p>
                  <span>{event.place}</span>
                  <span>{messages.club.seats(event.places)}</span>
                </p>
                <EventLink event={event} />
              </div>
            </li>
          );
        })}
      </PageGrid>
    </Section>
  );
}

/** Links to the request form: to book a place, or to ask about an event that is only announced. */
function EventLink({ event: { state, title, slug } }: { event: ClubEventState }) {
  if (state !== "open" && state !== "planned") return null;
  const isOpen = state === "open";
  return (
    <MoreLink
      to={isOpen ? paths.clubRequest(slug) : `#${MEMBERSHIP_REQUEST_ID}`}
      aria-label={CLUB_WORDS[isOpen ? "askForPlaceAt" : "writeAbout"](title)}
    >
      {CLUB_WORDS[isOpen ? "askForPlace" : "write"]}
    </MoreLink>
  );
}

function PastEvents({ events, aside }: { events: readonly ClubEventState[]; aside: string }) {
  return (
    <Section aria-labelledby="club-past-title">
      <SectionHeading id="club-past-title" size="title" title={CLUB_WORDS.past} aside={aside} />
      <PageGrid as="ul" className={styles.past}>
        {events.map((event) => (
          <li key={event.slug}>
            <p className={styles.when}>
              <EventDay event={event} />
              <span>{eventStateText(event)}</span>
            </p>
            <h3>{event.title}</h3>
            <span className={styles.where}>{event.place}</span>
            <span className={styles.seats}>{messages.club.seats(event.places)}</span>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

const EventDay = ({ event: { heldOn } }: { event: ClubEventState }) => (
  <time dateTime={heldOn}>{formatItalianLong(heldOn)}</time>
);

/** Picture widths by the event's span of its row. */
const EVENT_PICTURE_SIZES = {
  whole: "(min-width: 40rem) 64vw, 100vw",
  half: "(min-width: 40rem) 48vw, 100vw",
  third: "(min-width: 52rem) 31vw, (min-width: 40rem) 48vw, 100vw",
} as const;
