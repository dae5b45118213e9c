import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { WithItalian } from "#app/ui/words/with-italian.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { BookingStatusEvent } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatShortDateAndTime } from "#domain/rental-period/format-moment.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-details.module.css";
import {
  bookingWhatsappUrl,
  eventLabel,
  handoverStep,
  historyTitle,
  pickupCallStep,
  practicalRows,
  replyWithinStep,
} from "./booking-texts.ts";

/** Lists the steps until the handover. */
export function NextSteps({ booking }: { booking: RenterBooking["booking"] }) {
  const site = useSite();
  const words = useWords("bookingPage", "moments", "places");
  const { steps } = words.bookingPage;
  const { createdAt, pickup, terms, status, delivery } = booking;
  return (
    <PageGrid as="section" className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">{steps.title}</h2>
      <ol>
        <li>
          <span className={styles.when}>
            {status === "requested" ? replyWithinStep(words, createdAt, site) : steps.comingDays}
          </span>
          <b>{steps.call}</b>
          <p>{pickupCallStep(words, status, delivery)}</p>
        </li>
        <li>
          <span className={styles.when}>{steps.beforePickup}</span>
          <b>{steps.documents}</b>
          <p>{say(words, steps.documentsNeeded, { deposit: formatMoney(words, terms.deposit) })}</p>
        </li>
        <li>
          <span className={styles.when}>{formatShortDateAndTime(words, pickup)}</span>
          <b>{steps.keys}</b>
          <p>{handoverStep(words, delivery)}</p>
        </li>
      </ol>
    </PageGrid>
  );
}

/** Renders the renter's note, how to pay and who calls before the pickup, and how to contact the company. */
export function BookingPracticalInfo({ booking }: { booking: RenterBooking["booking"] }) {
  const site = useSite();
  const words = useWords("bookingPage", "rentalFacts", "openingHours");
  const { practical } = words.bookingPage;
  const rows = practicalRows(words, booking, site);
  return (
    <section className={styles.practical} aria-labelledby="booking-practical">
      <h2 id="booking-practical">{rows.length > 0 ? practical.title : practical.question}</h2>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <WithItalian text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classNames(styles.links, printLayoutStyles.leftOut)}>
        <MoreLink as="a" href={bookingWhatsappUrl(words, booking, site)} rel="noopener">
          {practical.writeOnWhatsapp}
        </MoreLink>
        <MoreLink as="a" href={site.phoneHref}>
          {say(words, practical.callNumber, { phone: site.phone })}
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
  const words = useWords("bookingPage", "bookingStatuses", "moments");
  return (
    <section className={classNames(styles.history, printLayoutStyles.leftOut)} aria-labelledby="booking-history">
      <h2 id="booking-history">{historyTitle(words, status)}</h2>
      <ol>
        {history.map((event) => (
          <li key={`${event.status} ${event.at.toISOString()}`}>
            <Text as="time" numerals dateTime={event.at.toISOString()}>
              {formatShortDateAndTime(words, toCivilMoment(event.at, timeZone))}
            </Text>
            <span>{eventLabel(words, event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
