import { CONTACT_WORDS } from "#app/features/contacts/contact-words.ts";
import { Button } from "#app/ui/button.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
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
        <Sentence
          parts={CONTACT_WORDS.promise({ replyHours: site.replyWithinHours })}
          elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }}
        />
      </Text>
      <div role="status" className={styles.sent}>
        {reference && (
          // biome-ignore lint/a11y/noAutofocus: the page comes back whole, and this is what has changed
          <p tabIndex={-1} autoFocus>
            <b>{sent}</b>
            <span>
              <Sentence
                parts={CONTACT_WORDS.received({ reference })}
                elements={{
                  reference: (text) => (
                    <Text as="span" numerals>
                      {text}
                    </Text>
                  ),
                }}
              />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
