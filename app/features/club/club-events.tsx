import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { rowShare } from "#app/features/catalogue/row-shares.ts";
import { CLUB_WORDS, eventStateWords } from "#app/features/club/club-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ClubEventState, ClubSeasons } from "#domain/club/club-calendar.ts";
import { messages } from "#domain/messages.it.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./club-events.module.css";

/** Of the season to come. */
export const COMING_ID = "club-events-title";

/** The events with their dates and places (product.md#club): the season to come, then the one that is over. */
export function ClubEvents({ coming, past }: ClubSeasons) {
  return (
    <>
      <Season id={COMING_ID} title={CLUB_WORDS.coming} aside={CLUB_WORDS.comingAside} events={coming} />
      <Season
        id="club-past-title"
        title={CLUB_WORDS.past}
        aside={coming.length > 0 ? CLUB_WORDS.pastAside : CLUB_WORDS.pastAlone}
        events={past}
      />
    </>
  );
}

interface SeasonProps {
  id: string;
  title: string;
  aside: string;
  events: readonly ClubEventState[];
}

function Season({ id, title, aside, events }: SeasonProps) {
  if (events.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id} title={title} aside={aside} />
      <PageGrid as="ul" className={styles.list}>
        {events.map((event, index) => {
          const share = rowShare(index, events.length);
          return (
            <li
              key={event.slug}
              data-share={share}
              className={classNames(styles.event, isOver(event) && styles.isPast)}
            >
              {event.image && <PictureByHour src={event.image} alt="" sizes={SIZES[share]} />}
              <p className={styles.eventLine}>
                <time dateTime={event.heldOn}>{formatItalianLong(event.heldOn)}</time>
                <b>{eventStateWords(event)}</b>
              </p>
              <h3>{event.title}</h3>
              <p>{event.description}</p>
              <p className={styles.eventFoot}>
                <span>{event.place}</span>
                <span>{messages.club.seats(event.places)}</span>
              </p>
            </li>
          );
        })}
      </PageGrid>
    </Section>
  );
}

/** The picture's width by the event's share of its row. */
const SIZES = {
  whole: "(min-width: 40rem) 64vw, 100vw",
  half: "(min-width: 40rem) 48vw, 100vw",
  third: "(min-width: 52rem) 31vw, (min-width: 40rem) 48vw, 100vw",
} as const;

const isOver = ({ state }: ClubEventState) => state === "past" || state === "cancelled";
