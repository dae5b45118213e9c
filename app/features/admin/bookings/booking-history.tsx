import { actorName, eventTitle } from "#app/features/admin/bookings/booking-words.ts";
import type { ApiBookingEvent } from "#domain/api/bookings.ts";
import { houseMoment } from "#domain/enquiries/house-moment.ts";

/** Everything that happened, the newest first, with who did it. */
export function BookingHistory({ events, toldAt }: { events: readonly ApiBookingEvent[]; toldAt: number }) {
  const now = new Date(toldAt);
  return (
    <ol className="booking-history">
      {events.map((event) => (
        <li key={event.id} data-kind={event.kind}>
          <time className="panel-meta" dateTime={event.created_at}>
            {houseMoment(new Date(event.created_at), now)}
          </time>
          <div>
            <p>{eventTitle(event)}</p>
            {event.note && <p className="booking-words">{event.note}</p>}
            <p className="panel-meta" title={event.actor_email ?? undefined}>
              {actorName(event)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
