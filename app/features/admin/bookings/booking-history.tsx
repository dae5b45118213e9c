import { actorName, eventTitle } from "#app/features/admin/bookings/booking-words.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import styles from "./booking-history.module.css";

/** Everything that happened, the newest first, with who did it; what was taken back is struck (product.md#undo). */
export function BookingEventList({ events, loadedAt }: { events: readonly ApiBookingEvent[]; loadedAt: number }) {
  const now = new Date(loadedAt);
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={event.id} data-kind={event.kind} data-undone={event.undone_at ? true : undefined}>
          <time className={textStyles.meta} dateTime={event.created_at}>
            <SiteMoment at={event.created_at} now={now} />
          </time>
          <div>
            {event.undone_at ? (
              <p>
                <s>{eventTitle(event)}</s> · annullato <SiteMoment at={event.undone_at} now={now} />
              </p>
            ) : (
              <p>{eventTitle(event)}</p>
            )}
            {event.note && <p className={textStyles.written}>{event.note}</p>}
            <p className={textStyles.meta} title={event.actor_email ?? undefined}>
              {actorName(event)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
