import { BOOKING_FORM_WORDS } from "#app/features/booking/booking-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./booking-form.module.css";

/** The button that sends the request, and what one agrees to by pressing it. */
export function RequestEnd() {
  const site = useSite();
  return (
    <div className={styles.end}>
      <Button className={styles.submit} type="submit" name="intent" value="request" pendingLabel="Invio in corso…">
        Invia la richiesta
      </Button>
      <Text look="caption">
        <Sentence
          parts={BOOKING_FORM_WORDS.promise(site)}
          elements={{
            terms: (text) => <Link to={paths.terms}>{text}</Link>,
            privacy: (text) => <Link to={paths.privacy}>{text}</Link>,
          }}
        />
      </Text>
    </div>
  );
}
