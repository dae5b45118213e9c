import { Button } from "#app/ui/button.tsx";
import { OPENING_BUTTON, OPENING_PENDING, openedSentence, openingSentence } from "./hold-words.ts";
import styles from "./opening-form.module.css";

interface OpeningFormProps {
  /** What the mail's link carries. */
  proof: string;
  /** Until when the car is held once this is sent, written out. */
  heldUntil: string;
}

/**
 * Confirms that the mail has reached a person (product.md#request-holds). Programs open the links of mails too, some with scripts: so a
 * visit alone says nothing. The first touch, key or turn of the wheel sends it by itself, in the background (app/browser/forms.ts); the button does
 * without scripts.
 */
export function OpeningForm({ proof, heldUntil }: OpeningFormProps) {
  return (
    <div className={styles.root}>
      <form method="post" className={styles.form} data-sent-by-sign={openedSentence(heldUntil)}>
        <p>{openingSentence(heldUntil)}</p>
        <input type="hidden" name="proof" value={proof} />
        <Button type="submit" name="intent" value="open" pendingLabel={OPENING_PENDING}>
          {OPENING_BUTTON}
        </Button>
      </form>
      <p role="status" tabIndex={-1} />
    </div>
  );
}
