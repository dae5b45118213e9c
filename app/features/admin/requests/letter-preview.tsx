import type { AnswerLetter } from "#domain/enquiries/answer-letter.ts";
import { HOUSE } from "#domain/house.ts";

/** An answer as it will arrive: the house's letter, word for word what the mail says. */
export function LetterPreview({ letter, to }: { letter: AnswerLetter; to: string }) {
  return (
    <section className="letter" aria-label="Anteprima della lettera">
      <p className="letter-head">
        <span className="panel-hidden">A {to}. </span>
        {letter.subject}
      </p>
      <p className="letter-mark" aria-hidden="true">
        {HOUSE.name.toUpperCase()}
      </p>
      <div className="letter-sheet">
        <p className="letter-heading">{letter.heading}</p>
        {paragraphs(letter.opening)}
        {letter.sections.map(({ title, rows }) => (
          <div key={title}>
            <p className="letter-title">{title}</p>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label} className="letter-row">
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
