import { ATTENTION_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import styles from "./alerts.module.css";

/** Marks an overdue or endangered booking with a badge (product.md#overdue); renders nothing otherwise. */
export function AttentionBadges({ row }: { row: Pick<ApiBooking, "overdue" | "endangered_by"> }) {
  const { overdue, endangered_by } = row;
  return (
    <>
      {overdue && (
        <span className={styles.mark}>
          <Icon name="clock" size={12} />
          <span>
            <SentenceFromParts
              parts={ATTENTION_WORDS.overdue(overdue.kind)}
              elements={{ detail: (text) => <span className={styles.more}>{text}</span> }}
            />
          </span>
        </span>
      )}
      {endangered_by && (
        <span className={styles.mark}>
          <Icon name="warning" size={12} />
          <span>
            <SentenceFromParts
              parts={ATTENTION_WORDS.endangered(endangered_by.reference)}
              elements={{ detail: (text) => <span className={`${styles.more} ${styles.whom}`}>{text}</span> }}
            />
          </span>
        </span>
      )}
    </>
  );
}
