import { EVENT_PICTURES } from "#app/features/club/club-copy.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ClubEventState } from "#domain/club/club-calendar.ts";
import { messages } from "#domain/messages.it.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./club-events.module.css";

/** The events with their dates and places (product.md#club): what remains, or that it is over. */
export function ClubEvents({ events }: { events: ClubEventState[] }) {
  if (events.length === 0) return null;
  const open = events.some((event) => event.state !== "past");
  return (
    <Section aria-labelledby="club-events-title">
      <SectionHeading
        id="club-events-title"
        title={open ? "I prossimi eventi" : "Gli eventi"}
        aside={
          open
            ? "I posti si assegnano nell’ordine delle richieste accolte."
            : "Le prossime date arrivano prima ai membri."
        }
      />
      <PageGrid as="ul" className={styles.list}>
        {events.map((event) => (
          <li key={event.slug} className={classNames(styles.event, event.state === "past" && styles.isPast)}>
            <EventPicture slug={event.slug} />
            <p className={styles.eventLine}>
              <time dateTime={event.heldOn}>{formatItalianLong(event.heldOn)}</time>
              <b>{placesText(event)}</b>
            </p>
            <h3>{event.title}</h3>
            <p>{event.description}</p>
            <p className={styles.eventFoot}>
              <span>{event.place}</span>
              <span>{messages.club.seats(event.places)}</span>
            </p>
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}

function EventPicture({ slug }: { slug: string }) {
  const picture = EVENT_PICTURES[slug];
  return picture ? <Picture src={picture} alt="" sizes="(min-width: 52rem) 31vw, 100vw" /> : null;
}

function placesText({ state, remaining }: ClubEventState): string {
  if (state === "past") return messages.club.past;
  if (state === "full") return "Al completo";
  return remaining === 1 ? "Resta 1 posto" : `Restano ${remaining} posti`;
}
