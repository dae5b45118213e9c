import { useSyncExternalStore } from "react";
import { hasFailedLoads, onFailedLoadsChange } from "#app/ui/requests/load-with-retry.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import styles from "./calendar.deferred.module.css";

/** Placeholder while the calendar's code loads, or if loading it failed. */
export function CalendarLoading() {
  const { calendar } = useWords("fields").fields;
  const hasFailed = useSyncExternalStore(onFailedLoadsChange, hasFailedLoads, () => false);
  return (
    <p className={styles.waiting} aria-live="polite">
      {hasFailed ? calendar.failed : calendar.loading}
    </p>
  );
}
