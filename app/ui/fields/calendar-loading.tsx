import { useSyncExternalStore } from "react";
import { hasFailedLoads, onFailedLoadsChange } from "#app/ui/requests/load-with-retry.ts";
import styles from "./calendar.deferred.module.css";

/** Stands in the place of a calendar whose code is on its way, or did not come. */
export function CalendarLoading() {
  const hasFailed = useSyncExternalStore(onFailedLoadsChange, hasFailedLoads, () => false);
  return (
    <p className={styles.waiting} aria-live="polite">
      {hasFailed ? "Il calendario non è arrivato: si apre da solo appena torna la connessione." : "Apro il calendario…"}
    </p>
  );
}
