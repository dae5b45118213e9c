import { Button } from "#app/ui/button.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { hoursText } from "#domain/hours.ts";
import { paths } from "#domain/paths.ts";
import styles from "./enquiry-paper.module.css";

interface EnquiryFootProps {
  /** The code of the request that was taken. */
  reference: string | null;
  /** Who was taken for a program gets it, so that the next press counts: each form hands on what its answer brought. */
  formStamp: string | undefined;
  /** The button's word. */
  label: string;
  /** Said once the request was taken. */
  sent: string;
}

/** The end of a form: the button, what happens next, and the confirmation with the reference one can name on the telephone. */
export function EnquiryFoot({ reference, formStamp = "", label, sent }: EnquiryFootProps) {
  const site = useSite();
  return (
    <div className={styles.foot}>
      <RobotTrap stamp={formStamp} />
      <Button className={styles.send} type="submit" pendingLabel="Invio in corso...">
        {label}
      </Button>
      <Text look="caption" className={styles.promise}>
        {`Rispondiamo entro ${hoursText(site.replyWithinHours)}. I tuoi dati servono solo a questo:`}{" "}
        <Link to={paths.privacy}>privacy</Link>.
      </Text>
      <div role="status" className={styles.sent}>
        {reference && (
          // biome-ignore lint/a11y/noAutofocus: the page comes back whole, and this is what has changed
          <p tabIndex={-1} autoFocus>
            <b>{sent}</b>
            <span>
              Codice{" "}
              <Text as="span" numerals>
                {reference}
              </Text>
              . Ne trovi una copia nella tua e-mail.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
