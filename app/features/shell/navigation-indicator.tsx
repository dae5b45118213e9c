import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./navigation-indicator.module.css";

/** The line over a page while the next one is on its way, and the words that say so; app/browser/busy.ts shows both. */
export function NavigationIndicator() {
  return (
    <>
      <div className={styles.line} data-busy-line="" aria-hidden="true" />
      <VisuallyHidden>
        <span aria-live="polite" data-busy-words="Apro la pagina…" />
      </VisuallyHidden>
    </>
  );
}
