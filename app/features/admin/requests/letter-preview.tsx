import textStyles from "#app/ui/panel/text.module.css";
import type { AnswerLetter } from "#domain/enquiries/answer-letter.ts";
import { HOUSE } from "#domain/house.ts";
import styles from "./letter-preview.module.css";

/** An answer as it will arrive: the house's letter, word for word what the mail says. */
export function LetterPreview({ letter, to }: { letter: AnswerLetter; to: string }) {
  return (
    <section className={styles.letter} aria-label="Anteprima della lettera">
      <p className={styles.head}>
        <span className={textStyles.hidden}>A {to}. </span>
        {letter.subject}
      </p>
      <p className={styles.mark} aria-hidden="true">
        {HOUSE.name.toUpperCase()}
      </p>
      <div className={styles.sheet}>
        <p className={styles.heading}>{letter.heading}</p>
        {paragraphs(letter.opening)}
        {letter.sections.map(({ title, rows }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {paragraphs(letter.closing)}
      </div>
    </section>
  );
}

// Paragraphs have no names of their own, and two may be alike.
// biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew with every letter typed
const paragraphs = (texts: readonly string[]) => texts.map((text, at) => <p key={at}>{text}</p>);
