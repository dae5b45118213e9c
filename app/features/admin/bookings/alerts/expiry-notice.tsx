import { rentalExpiryText } from "#app/features/admin/units/unit-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRentalExpiry } from "#domain/api/units/rental-expiries.ts";
import styles from "./alerts.module.css";

interface ExpiryNoticeProps {
  expiring: readonly ApiRentalExpiry[];
  /** Of the unit; null where it is not known. */
  unit: number | null;
}

/** That something of a unit expires while it is out with the rental (product.md#unit-expiries); nothing when nothing does. */
export function ExpiryNotice({ expiring, unit }: ExpiryNoticeProps) {
  if (expiring.length === 0) return null;
  return (
    <NoticeBox as="div" tone="critical" className={styles.notice} role="status">
      <p className={`${textStyles.strong} ${styles.title}`}>
        <Icon name="warning" />
        {unit === null ? "Una scadenza cade in questo noleggio" : `Unità ${unit}: una scadenza cade in questo noleggio`}
      </p>
      {expiring.map((expiry) => (
        <p key={expiry.expiry_id}>{rentalExpiryText(expiry)}</p>
      ))}
    </NoticeBox>
  );
}
