import { Button } from "#app/ui/panel/button.tsx";
import type { StaleState } from "./form-saving.ts";

/** Tells the second of two editors that the row has changed, and lets them choose; what they typed stays (design 8). */
export function StaleNotice({ message, onReload, onSaveAnyway, pending }: StaleState & { pending: boolean }) {
  return (
    <div className="panel-notice panel-notice-critical panel-stale" role="alert">
      <p>{message}</p>
      <div className="panel-actions">
        <Button small onClick={onReload} disabled={pending}>
          Ricarica i valori attuali
        </Button>
        <Button small onClick={onSaveAnyway} pending={pending}>
          Salva comunque
        </Button>
      </div>
    </div>
  );
}
