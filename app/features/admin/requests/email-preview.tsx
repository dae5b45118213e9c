import { REQUEST_WORDS } from "#app/features/admin/requests/request-words.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { ANSWER_LINK, type AnswerEmail } from "#domain/enquiries/answer-email.ts";
import styles from "./email-preview.module.css";

/** An answer as it will arrive: the company's e-mail, word for word what the mail says. */
export function EmailPreview({ email, to }: { email: AnswerEmail; to: string }) {
  const site = useSite();
  return (
    <section className={styles.email} aria-label="Anteprima della lettera">
      <p className={styles.head}>
        <span className={textStyles.hidden}>{REQUEST_WORDS.addressee(to)}</span>
        {email.subject}
      </p>
      <p className={styles.mark} aria-hidden="true">
        {site.name.toUpperCase()}
      </p>
      <div className={styles.sheet}>
        <p className={styles.heading}>{email.heading}</p>
        {paragraphs(email.opening)}
        {email.sections.map(({ title, rows }) => (
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
        <p className={styles.title}>{ANSWER_LINK}</p>
        {paragraphs(email.closing)}
      </div>
    </section>
  );
}

// Paragraphs have no names of their own, and two may be alike.
// biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew with every e-mail typed
const paragraphs = (texts: readonly string[]) => texts.map((text, at) => <p key={at}>{text}</p>);
