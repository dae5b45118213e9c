import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./enquiry-paper.module.css";

interface EnquiryFootProps {
  enquiry: { sending: boolean; reference: string | null; formStamp?: string | undefined };
  /** The button's word. */
  label: string;
  /** Said once the request was taken. */
  sent: string;
}

/** The end of a form: the button, what happens next, and the confirmation with the reference one can name on the telephone. */
export function EnquiryFoot({ enquiry: { sending, reference, formStamp = "" }, label, sent }: EnquiryFootProps) {
  const site = useSite();
  return (
    <div className={styles.foot}>
      <RobotTrap stamp={formStamp} />
      <Button className={styles.send} type="submit" pending={sending} pendingLabel="Invio in corso...">
        {label}
      </Button>
      <Text look="caption" className={styles.promise}>
        Rispondiamo entro {site.replyWithinHours} ore. I tuoi dati servono solo a questo:{" "}
        <Link to={paths.privacy}>privacy</Link>.
      </Text>
      <div role="status" className={styles.sent}>
        {reference && (
          <p>
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
