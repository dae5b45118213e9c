import { useSyncExternalStore } from "react";
import { hasFailedLoads, onFailedLoadsChange } from "#app/ui/requests/load-with-retry.ts";
import styles from "./calendar.deferred.module.css";

/** Placeholder while the calendar's code loads, or if loading it failed. */
export function CalendarLoading() {
  const hasFailed = useSyncExternalStore(onFailedLoadsChange, hasFailedLoads, () => false);
  return (
    <p className={styles.waiting} aria-live="polite">
      {hasFailed ? "Il calendario non è arrivato: si apre da solo appena torna la connessione." : "Apro il calendario…"}
    </p>
  );
}
