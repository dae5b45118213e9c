import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { rowShare } from "#app/features/catalogue/row-shares.ts";
import { CLUB_WORDS, eventStateWords } from "#app/features/club/club-words.ts";
import { MEMBERSHIP_REQUEST_ID } from "#app/features/club/membership-form.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ClubEventState, ClubSeasons } from "#domain/club/club-calendar.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./club-events.module.css";

/** Of the season to come. */
export const COMING_ID = "club-events-title";

/** The events with their dates and places (product.md#club): the season to come, then, a line each, the one that is over. */
export function ClubEvents({ coming, past }: ClubSeasons) {
  return (
    <>
      {coming.length > 0 && <ComingSeason events={coming} />}
      {past.length > 0 && (
        <PastSeason events={past} aside={CLUB_WORDS[coming.length > 0 ? "pastAside" : "pastAlone"]} />
      )}
    </>
  );
}

function ComingSeason({ events }: { events: readonly ClubEventState[] }) {
  return (
    <Section aria-labelledby={COMING_ID}>
      <SectionHeading id={COMING_ID} title={CLUB_WORDS.coming} aside={CLUB_WORDS.comingAside} />
      <PageGrid as="ul" className={styles.list}>
        {events.map((event, index) => {
          const share = rowShare(index, events.length);
          return (
            <li key={event.slug} data-share={share} className={styles.event}>
              {event.image && <PictureByHour src={event.image} alt="" sizes={SIZES[share]} />}
              <p className={styles.eventLine}>
                <EventDay event={event} />
                <b>{eventStateWords(event)}</b>
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

/** To the form: for a place, or with a word about an event that is only announced. */
function EventLink({ event: { state, title, slug } }: { event: ClubEventState }) {
  if (state !== "open" && state !== "planned") return null;
  const open = state === "open";
  return (
    <LinkMore
      to={open ? paths.clubRequest(slug) : `#${MEMBERSHIP_REQUEST_ID}`}
      aria-label={CLUB_WORDS[open ? "askForPlaceAt" : "writeAbout"](title)}
    >
      {CLUB_WORDS[open ? "askForPlace" : "write"]}
    </LinkMore>
  );
}

function PastSeason({ events, aside }: { events: readonly ClubEventState[]; aside: string }) {
  return (
    <Section aria-labelledby="club-past-title">
      <SectionHeading id="club-past-title" size="title" title={CLUB_WORDS.past} aside={aside} />
      <PageGrid as="ul" className={styles.past}>
        {events.map((event) => (
          <li key={event.slug}>
            <p className={styles.when}>
              <EventDay event={event} />
              <span>{eventStateWords(event)}</span>
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

/** The picture's width by the event's share of its row. */
const SIZES = {
  whole: "(min-width: 40rem) 64vw, 100vw",
  half: "(min-width: 40rem) 48vw, 100vw",
  third: "(min-width: 52rem) 31vw, (min-width: 40rem) 48vw, 100vw",
} as const;
