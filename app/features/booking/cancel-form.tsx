import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import styles from "./cancel-form.module.css";

interface CancelFormProps {
  mayCancel: boolean;
  refusal: string | undefined;
  className?: string | undefined;
}

/** Cancelling in two steps: the first only opens the second, by the platform alone. */
export function CancelForm({ mayCancel, refusal, className }: CancelFormProps) {
  return (
    <section className={classNames(styles.root, className)} aria-label="Annullare">
      {refusal && <ErrorSummary title={refusal} problems={[]} className={styles.refusal} />}
      {mayCancel && (
        <details>
          <LinkMore as="summary">Annulla la prenotazione</LinkMore>
          <form method="post" className={styles.confirm} data-answered-in-place="">
            <p>L'auto torna subito libera per altri. Annullare non ti costa nulla, e non si può tornare indietro.</p>
            <Button type="submit" name="intent" value="cancel" variant="outline" pendingLabel="Annullo…">
              Sì, annulla la prenotazione
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
