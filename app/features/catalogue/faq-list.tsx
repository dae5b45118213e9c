import { SideSection } from "#app/ui/section.tsx";
import { WithItalian } from "#app/ui/words/with-italian.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Faq } from "#domain/faqs/faq.ts";
import styles from "./faq-list.module.css";

interface FaqListProps {
  faqs: readonly Faq[];
  title?: string;
  /** The structured data of these questions is on another page. */
  hasStructuredDataElsewhere?: boolean;
}

/** Renders questions that expand; the answers are in the HTML from the start. */
export function FaqList({ faqs, title, hasStructuredDataElsewhere = false }: FaqListProps) {
  const { listings } = useWords("listings");
  return (
    <SideSection id="questions-title" title={title ?? listings.questions} className={styles.root}>
      <div className={styles.list} data-faq={hasStructuredDataElsewhere ? undefined : ""}>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <WithItalian text={answer} />
            </p>
          </details>
        ))}
      </div>
    </SideSection>
  );
}
