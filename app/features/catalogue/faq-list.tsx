import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Faq } from "#domain/faqs/faq.ts";
import styles from "./faq-list.module.css";

interface FaqListProps {
  faqs: readonly Faq[];
  title?: string;
  className?: string | undefined;
  /** Another page tells search engines of them. */
  toldElsewhere?: boolean;
}

/** Questions that open, with their answers in the page from the start. */
export function FaqList({ faqs, title = "Domande frequenti", className, toldElsewhere = false }: FaqListProps) {
  return (
    <Section className={classNames(styles.root, className)} aria-labelledby="questions-title">
      <PageGrid>
        <h2 id="questions-title">{title}</h2>
        <div className={styles.list} data-faq={toldElsewhere ? undefined : ""}>
          {faqs.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}
