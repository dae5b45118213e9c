import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import styles from "./sent-answers.module.css";

/** What was answered so far, the first on top. */
export function SentAnswers({ request, loadedAt }: { request: ApiEnquiryDetail; loadedAt: number }) {
  const { answers } = request;
  if (answers.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{answers.length === 1 ? "Risposta inviata" : "Risposte inviate"}</SectionTitle>
      <ol className={styles.answers}>
        {answers.map(({ id, author_name, author_email, body, created_at }) => (
          <li key={id}>
            <p className={textStyles.meta}>
              {author_name || author_email || "Non più in servizio"},{" "}
              <SiteMoment at={created_at} now={new Date(loadedAt)} />
            </p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
