import { BOOKING_WORDS, eventLabel } from "#app/features/booking/booking-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Text } from "#app/ui/text.tsx";
import type { BookingEvent } from "#domain/booking/booking.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
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
      <h2 id="booking-history">{BOOKING_WORDS.status(status)}</h2>
      <ol>
        {history.map((event) => (
          <li key={`${event.status} ${event.at.toISOString()}`}>
            <Text as="time" numerals dateTime={event.at.toISOString()}>
              {BOOKING_WORDS.moment(civilNow(event.at, timeZone))}
            </Text>
            <span>{eventLabel(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
