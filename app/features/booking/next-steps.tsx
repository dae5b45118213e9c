import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { hoursText } from "#domain/hours.ts";
import { formatEuro } from "#domain/money.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";
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
            {status === "requested" ? `Entro ${hoursText(site.replyWithinHours)}` : "Nei prossimi giorni"}
          </span>
          <b>Ti chiamiamo</b>
          <p>{meetingStep(status, delivery)}</p>
        </li>
        <li>
          <span className={styles.when}>Prima del ritiro</span>
          <b>Prepara i documenti</b>
          <p>Patente, documento d'identità e la carta per il deposito di {formatEuro(terms.deposit)}.</p>
        </li>
        <li>
          <span className={styles.when}>
            {formatItalianShort(pickup.date)}, {pickup.time}
          </span>
          <b>Ritiri le chiavi</b>
          <p>{handoverStep(delivery)}</p>
        </li>
      </ol>
    </PageGrid>
  );
}
