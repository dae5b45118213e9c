import { eventLabel } from "#app/features/booking/booking-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Text } from "#app/ui/text.tsx";
import type { BookingEvent } from "#domain/booking/booking.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import styles from "./booking-history.module.css";

interface BookingHistoryProps {
  history: readonly BookingEvent[];
  status: BookingStatus;
  timeZone: string;
  className?: string | undefined;
}

/** How the booking stands and how it came there, oldest first. */
export function BookingHistory({ history, status, timeZone, className }: BookingHistoryProps) {
  return (
    <section className={classNames(styles.root, className)} aria-labelledby="booking-history">
      <h2 id="booking-history">Stato: {statusLabel(status).toLowerCase()}</h2>
      <ol>
        {history.map((event) => {
          const { date, time } = civilNow(event.at, timeZone);
          return (
            <li key={`${event.status} ${event.at.toISOString()}`}>
              <Text as="time" numerals dateTime={event.at.toISOString()}>
                {formatItalianShort(date)}, {time}
              </Text>
              <span>{eventLabel(event)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
