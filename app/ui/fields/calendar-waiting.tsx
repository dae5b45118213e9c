import { useSyncExternalStore } from "react";
import { isPartMissing, onPartMissing } from "#app/ui/requests/until-arrived.ts";
// The calendar comes later, without styles: they stand in the page, since what waits for it is of the same sheet.
import styles from "./calendar.module.css";

/** Stands in the place of a calendar whose code is on its way, or did not come. */
export function CalendarWaiting() {
  const isMissing = useSyncExternalStore(onPartMissing, isPartMissing, () => false);
  return (
    <p className={styles.waiting} aria-live="polite">
      {isMissing ? "Il calendario non è arrivato: si apre da solo appena torna la connessione." : "Apro il calendario…"}
    </p>
  );
}
