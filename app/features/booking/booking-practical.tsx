import paper from "#app/features/shell/paper.module.css";
import { classNames } from "#app/ui/class-names.ts";
import { LinkMore } from "#app/ui/link-more.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { practicalRows, practicalTitle, whatsappOf } from "./after-words.ts";
import styles from "./booking-practical.module.css";
import { BOOKING_WORDS } from "./booking-words.ts";

interface BookingPracticalProps {
  booking: RenterBooking["booking"];
  className?: string | undefined;
}

/** The renter's note, how one pays and who calls while it is to come, and the way to write to the company. */
export function BookingPractical({ booking, className }: BookingPracticalProps) {
  const site = useSite();
  const rows = practicalRows(booking, site);
  return (
    <section className={classNames(styles.root, className)} aria-labelledby="booking-practical">
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
      <p className={classNames(styles.links, paper.leftOut)}>
        <LinkMore as="a" href={whatsappOf(booking, site)} rel="noopener">
          Scrivici su WhatsApp
        </LinkMore>
        <LinkMore as="a" href={site.phoneHref}>
          {BOOKING_WORDS.call(site)}
        </LinkMore>
      </p>
    </section>
  );
}
