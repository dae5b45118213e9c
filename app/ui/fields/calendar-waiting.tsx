import { useSyncExternalStore } from "react";
import { isPartMissing, onPartMissing } from "#app/ui/requests/until-arrived.ts";
import styles from "./calendar.deferred.module.css";

/** Stands in the place of a calendar whose code is on its way, or did not come. */
export function CalendarWaiting() {
  const isMissing = useSyncExternalStore(onPartMissing, isPartMissing, () => false);
  return (
    <p className={styles.waiting} aria-live="polite">
      {isMissing ? "Il calendario non è arrivato: si apre da solo appena torna la connessione." : "Apro il calendario…"}
    </p>
  );
}
