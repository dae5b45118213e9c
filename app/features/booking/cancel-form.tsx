import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "#app/features/booking/error-summary.tsx";
import { Button } from "#app/ui/button.tsx";

/** Cancelling in two steps: the first only opens the second, by the platform alone. */
export function CancelForm({ mayCancel, refusal }: { mayCancel: boolean; refusal: string | undefined }) {
  const pending = useNavigation().formMethod === "POST";
  return (
    <section className="cancel" aria-label="Annullare">
      {refusal && <ErrorSummary title={refusal} problems={[]} answer={refusal} />}
      {mayCancel && (
        <details>
          <summary className="link-more">Annulla la prenotazione</summary>
          <Form method="post" className="cancel-confirm">
            <p>L'auto torna subito libera per altri. Annullare non ti costa nulla, ma non si può disfare.</p>
            <Button
              type="submit"
              name="intent"
              value="cancel"
              variant="outline"
              pending={pending}
              pendingLabel="Annullo…"
            >
              Sì, annulla la prenotazione
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
