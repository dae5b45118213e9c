import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import styles from "./answer-forms.module.css";

/** Declining in two steps: the first only opens the second, by the platform alone. */
export function DeclineForm() {
  return (
    <details className={styles.decline}>
      <LinkMore as="summary">Non fa per te?</LinkMore>
      <form method="post" className={styles.form} data-answered-in-place="">
        <TextArea
          id="reason"
          name="reason"
          label="Una parola per noi (facoltativa)"
          hint="Ci aiuta a proporti qualcosa di meglio."
          maxLength={500}
          rows={3}
        />
        <Button type="submit" name="intent" value="decline" variant="outline" pendingLabel="Un momento…">
          Non accetto il preventivo
        </Button>
      </form>
    </details>
  );
}
