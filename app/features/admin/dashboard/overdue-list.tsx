import { Link } from "react-router";
import { CallLink } from "#app/features/admin/bookings/alerts/call-link.tsx";
import { endangeredBookingSentence, lateForText, OVERDUE_TITLES } from "#app/features/admin/bookings/booking-words.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiDashboard, ApiOverdueLine } from "#domain/api/dashboard/dashboard.ts";
import { formatSiteMomentInSentence } from "#domain/enquiries/format-site-moment.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./overdue-list.module.css";

interface OverdueListProps {
  overdue: NonNullable<ApiDashboard["overdue"]>;
  now: Date;
  className?: string | undefined;
}

/** Lists overdue bookings, longest first, with the booking that waits for the car; renders nothing when there are none (product.md#overdue). */
export function OverdueList({ overdue: { lines, total }, now, className }: OverdueListProps) {
  if (total === 0) return null;
  return (
    <section className={className} aria-labelledby="in-ritardo">
      <SectionHead>
        <h2 id="in-ritardo">In ritardo</h2>
        <b className={styles.count}>{formatNumber(total)}</b>
        <Spacer />
        <Link className={textStyles.link} to={panelPaths.adminOverdueBookings}>
          {total > lines.length ? `Tutte e ${formatNumber(total)}` : "Nell'elenco"}
        </Link>
      </SectionHead>
      <ul>
        {lines.map((line) => (
          <OverdueRow key={line.booking_id} line={line} now={now} />
        ))}
      </ul>
    </section>
  );
}

function OverdueRow({ line, now }: { line: ApiOverdueLine; now: Date }) {
  const { timeZone } = useSite();
  const { endangers } = line;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.kind}>
          <Icon name="clock" size={14} />
          {OVERDUE_TITLES[line.kind]} <span className={styles.since}>{lateForText(line.since, now)}</span>
        </p>
        <p className={textStyles.ellipsis}>
          <span className={textStyles.strong}>{line.name}</span>{" "}
          <span className={textStyles.soft}>· {line.vehicle}</span>{" "}
          <span className={textStyles.meta}>· {line.reference}</span>
        </p>
        {endangers && (
          <p className={styles.endangers}>
            <Icon name="warning" size={14} />
            <Link className={textStyles.link} to={panelPaths.adminBooking(endangers.booking_id)}>
              {endangeredBookingSentence(
                endangers.reference,
                formatSiteMomentInSentence(new Date(endangers.pickup_at), now, timeZone),
              )}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.act}>
        <CallLink phone={line.phone} name={line.name} />
        <ButtonLink to={panelPaths.adminBooking(line.booking_id)} look="primary" aria-label={`Apri ${line.reference}`}>
          Apri
        </ButtonLink>
      </div>
    </li>
  );
}
