import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { BookingStatusEvent } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { formatEuro } from "#domain/money.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./booking-details.module.css";
import {
  BOOKING_WORDS,
  bookingWhatsappUrl,
  eventLabel,
  handoverStep,
  pickupCallStep,
  practicalRows,
  practicalTitle,
} from "./booking-words.ts";

/** Lists the steps until the handover. */
export function NextSteps({ booking }: { booking: RenterBooking["booking"] }) {
  const site = useSite();
  const { createdAt, pickup, terms, status, delivery } = booking;
  return (
    <PageGrid as="section" className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">Che cosa succede ora</h2>
      <ol>
        <li>
          <span className={styles.when}>
            {status === "requested" ? BOOKING_WORDS.replyWithin(createdAt, site) : "Nei prossimi giorni"}
          </span>
          <b>Ti chiamiamo</b>
          <p>{pickupCallStep(status, delivery)}</p>
        </li>
        <li>
          <span className={styles.when}>Prima del ritiro</span>
          <b>Prepara i documenti</b>
          <p>{BOOKING_WORDS.documentsNeeded({ deposit: formatEuro(terms.deposit) })}</p>
        </li>
        <li>
          <span className={styles.when}>{BOOKING_WORDS.moment(pickup)}</span>
          <b>Ritiri le chiavi</b>
          <p>{handoverStep(delivery)}</p>
        </li>
      </ol>
    </PageGrid>
  );
}

/** Renders the renter's note, how to pay and who calls before the pickup, and how to contact the company. */
export function BookingPracticalInfo({ booking }: { booking: RenterBooking["booking"] }) {
  const site = useSite();
  const rows = practicalRows(booking, site);
  return (
    <section className={styles.practical} aria-labelledby="booking-practical">
      <h2 id="booking-practical">{practicalTitle(rows.length > 0)}</h2>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classNames(styles.links, printLayoutStyles.leftOut)}>
        <MoreLink as="a" href={bookingWhatsappUrl(booking, site)} rel="noopener">
          Scrivici su WhatsApp
        </MoreLink>
        <MoreLink as="a" href={site.phoneHref}>
          {BOOKING_WORDS.call(site)}
        </MoreLink>
      </p>
    </section>
  );
}

interface BookingHistoryProps {
  history: readonly BookingStatusEvent[];
  status: BookingStatus;
  timeZone: string;
}

/** Lists the status changes of the booking, oldest first. */
export function BookingHistory({ history, status, timeZone }: BookingHistoryProps) {
  return (
    <section className={classNames(styles.history, printLayoutStyles.leftOut)} aria-labelledby="booking-history">
      <h2 id="booking-history">{BOOKING_WORDS.status(status)}</h2>
      <ol>
        {history.map((event) => (
          <li key={`${event.status} ${event.at.toISOString()}`}>
            <Text as="time" numerals dateTime={event.at.toISOString()}>
              {BOOKING_WORDS.moment(toCivilMoment(event.at, timeZone))}
            </Text>
            <span>{eventLabel(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
