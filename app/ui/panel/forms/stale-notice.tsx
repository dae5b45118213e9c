import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import styles from "./form-dialog.module.css";
import type { StaleState } from "./form-saving.ts";

/** Tells an editor that somebody else changed the row, and offers to reload or to save anyway. Typed values stay (product.md#stale-versions). */
export function StaleNotice({ message, onReload, onSaveAnyway, pending }: StaleState & { pending: boolean }) {
  return (
    <NoticeBox className={styles.stale} as="div" tone="critical" role="alert">
      <p>{message}</p>
      <p>«Salva comunque» scrive solo i campi che hai cambiato tu.</p>
      <Actions>
        <Button small onClick={onReload} disabled={pending}>
          Ricarica i valori attuali
        </Button>
        <Button small onClick={onSaveAnyway} pending={pending}>
          Salva comunque
        </Button>
      </Actions>
    </NoticeBox>
  );
}
