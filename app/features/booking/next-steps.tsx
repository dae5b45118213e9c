import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { formatEuro } from "#domain/money.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { BOOKING_WORDS } from "./booking-words.ts";
import { handoverStep, meetingStep } from "./meeting-words.ts";
import styles from "./next-steps.module.css";

/** What happens from here to the keys. */
export function NextSteps({ booking }: { booking: RenterBooking["booking"] }) {
  const site = useSite();
  const { pickup, terms, status, delivery } = booking;
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="next-steps">
      <h2 id="next-steps">Che cosa succede ora</h2>
      <ol>
        <li>
          <span className={styles.when}>
            {status === "requested" ? BOOKING_WORDS.answerWithin(site) : "Nei prossimi giorni"}
          </span>
          <b>Ti chiamiamo</b>
          <p>{meetingStep(status, delivery)}</p>
        </li>
        <li>
          <span className={styles.when}>Prima del ritiro</span>
          <b>Prepara i documenti</b>
          <p>{BOOKING_WORDS.papers({ deposit: formatEuro(terms.deposit) })}</p>
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
