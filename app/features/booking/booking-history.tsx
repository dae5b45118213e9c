import { eventLabel } from "#app/features/booking/booking-words.ts";
import type { BookingEvent } from "#domain/booking/booking.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";

interface BookingHistoryProps {
  history: readonly BookingEvent[];
  status: BookingStatus;
  timeZone: string;
}

/** How the booking stands and how it came there, oldest first. */
export function BookingHistory({ history, status, timeZone }: BookingHistoryProps) {
  return (
    <section className="booking-history" aria-labelledby="booking-history">
      <h2 id="booking-history">Stato: {statusLabel(status).toLowerCase()}</h2>
      <ol>
        {history.map((event) => {
          const { date, time } = civilNow(event.at, timeZone);
          return (
            <li key={`${event.status} ${event.at.toISOString()}`}>
              <time className="numerals" dateTime={event.at.toISOString()}>
                {formatItalianShort(date)}, {time}
              </time>
              <span>{eventLabel(event)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
