import { ATTENTION_WORDS, OVERDUE_TITLES } from "#app/features/admin/bookings/booking-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
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
            <Sentence
              text={ATTENTION_WORDS.overdue}
              parameters={{ title: OVERDUE_TITLES[overdue.kind].toLowerCase() }}
              elements={{ detail: (text) => <span className={styles.more}>{text}</span> }}
            />
          </span>
        </span>
      )}
      {endangered_by && (
        <span className={styles.mark}>
          <Icon name="warning" size={12} />
          <span>
            <Sentence
              text={ATTENTION_WORDS.endangered}
              parameters={{ reference: endangered_by.reference }}
              elements={{ detail: (text) => <span className={`${styles.more} ${styles.whom}`}>{text}</span> }}
            />
          </span>
        </span>
      )}
    </>
  );
}
