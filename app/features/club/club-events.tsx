import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { eventStateText } from "#app/features/club/event-state-text.ts";
import { MEMBERSHIP_REQUEST_ID } from "#app/features/club/membership-form.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { ClubEventState, ClubEventsByTime } from "#domain/club-events/club-event-state.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import styles from "./club-events.module.css";

/** The id of the upcoming season's title. */
export const UPCOMING_EVENTS_ID = "club-events-title";

/** Renders the events with dates and places (product.md#club): first the upcoming events, then the past events, one line each. */
export function ClubEvents({ upcoming, past }: ClubEventsByTime) {
  const { club } = useWords("club");
  return (
    <>
      {upcoming.length > 0 && <UpcomingEvents events={upcoming} />}
      {past.length > 0 && <PastEvents events={past} aside={upcoming.length > 0 ? club.pastAside : club.pastOnly} />}
    </>
  );
}

function UpcomingEvents({ events }: { events: readonly ClubEventState[] }) {
  const words = useWords("club", "clubEvents");
  return (
    <Section aria-labelledby={UPCOMING_EVENTS_ID}>
      <SectionHeading id={UPCOMING_EVENTS_ID} title={words.club.upcoming} aside={words.club.upcomingAside} />
      <PageGrid as="ul" className={styles.list}>
        {events.map((event, index) => {
          const span = gridSpan(index, events.length);
          return (
            <li key={event.slug} data-span={span} className={styles.event}>
              {event.image && <ThemedPicture src={event.image} alt="" sizes={EVENT_PICTURE_SIZES[span]} />}
              <p className={styles.eventLine}>
                <EventDay event={event} />
                <b>{eventStateText(words, event)}</b>
              </p>
              <h3>{event.title}</h3>
              <p>{event.description}</p>
              <div className={styles.eventFoot}>
                <p>
                  <span>{event.place}</span>
                  <span>{say(words, words.clubEvents.seats, { count: event.places })}</span>
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
  const words = useWords("club");
  const paths = usePaths();
  if (state !== "open" && state !== "planned") return null;
  const isOpen = state === "open";
  return (
    <MoreLink
      to={isOpen ? paths.clubRequest(slug) : `#${MEMBERSHIP_REQUEST_ID}`}
      aria-label={say(words, isOpen ? words.club.askForPlaceAt : words.club.writeAbout, { event: title })}
    >
      {isOpen ? words.club.askForPlace : words.club.write}
    </MoreLink>
  );
}

function PastEvents({ events, aside }: { events: readonly ClubEventState[]; aside: string }) {
  const words = useWords("club", "clubEvents");
  return (
    <Section aria-labelledby="club-past-title">
      <SectionHeading id="club-past-title" size="title" title={words.club.pastTitle} aside={aside} />
      <PageGrid as="ul" className={styles.past}>
        {events.map((event) => (
          <li key={event.slug}>
            <p className={styles.when}>
              <EventDay event={event} />
              <span>{eventStateText(words, event)}</span>
            </p>
            <h3>{event.title}</h3>
            <span className={styles.where}>{event.place}</span>
            <span className={styles.seats}>{say(words, words.clubEvents.seats, { count: event.places })}</span>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

function EventDay({ event: { heldOn } }: { event: ClubEventState }) {
  return <time dateTime={heldOn}>{formatLongDate(useWords(), heldOn)}</time>;
}

/** Picture widths by the event's span of its row. */
const EVENT_PICTURE_SIZES = {
  whole: "(min-width: 40rem) 64vw, 100vw",
  half: "(min-width: 40rem) 48vw, 100vw",
  third: "(min-width: 52rem) 31vw, (min-width: 40rem) 48vw, 100vw",
} as const;
