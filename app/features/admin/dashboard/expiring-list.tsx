import { Link } from "react-router";
import { unitExpiriesPath } from "#app/features/admin/units/unit-paths.ts";
import { rentalExpiryText } from "#app/features/admin/units/unit-words.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiDashboard, ApiExpiringLine } from "#domain/api/dashboard/dashboard.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import styles from "./overdue-list.module.css";

interface ExpiringListProps {
  expiring: NonNullable<ApiDashboard["expiring"]>;
  className?: string | undefined;
}

/** Lists unit expiries that fall within a rental, next pickup first (product.md#unit-expiries); renders nothing when there are none. */
export function ExpiringList({ expiring: { lines, total }, className }: ExpiringListProps) {
  if (total === 0) return null;
  return (
    <section className={className} aria-labelledby="scadenze-in-noleggio">
      <SectionHead>
        <h2 id="scadenze-in-noleggio">Scadenze durante un noleggio</h2>
        <b className={styles.count}>{formatNumber(total)}</b>
      </SectionHead>
      <ul>
        {lines.map((line) => (
          <ExpiringRow key={`${line.booking_id} ${line.expiry_id}`} line={line} />
        ))}
      </ul>
      {total > lines.length && (
        <p className={textStyles.meta}>
          {total - lines.length === 1 ? "E un'altra, più avanti." : `E altre ${total - lines.length}, più avanti.`}
        </p>
      )}
    </section>
  );
}

function ExpiringRow({ line }: { line: ApiExpiringLine }) {
  const { unit, reference, booking_id, name, pickup_date, return_date } = line;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.kind}>
          <Icon name="warning" size={14} />
          {rentalExpiryText(line)}
        </p>
        <p>
          <Link className={textStyles.link} to={unitExpiriesPath(line.vehicle_id, line.unit_id)}>
            {unit}
          </Link>
        </p>
        <p className={textStyles.soft}>
          {name} · {formatItalianRange(pickup_date, return_date)} · {reference}
        </p>
      </div>
      <div className={styles.act}>
        <ButtonLink to={panelPaths.adminBooking(booking_id)} aria-label={`Apri ${reference}`}>
          Apri
        </ButtonLink>
      </div>
    </li>
  );
}
