import { rentalExpiryText } from "#app/features/admin/units/unit-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRentalExpiry } from "#domain/api/units/rental-expiries.ts";
import styles from "./alerts.module.css";

interface ExpiryNoticeProps {
  expiring: readonly ApiRentalExpiry[];
  /** The unit's number; null when unknown. */
  unit: number | null;
}

/** Warns that something of the unit expires during the rental (product.md#unit-expiries); renders nothing otherwise. */
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
