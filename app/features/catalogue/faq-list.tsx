import type { Faq } from "#domain/faqs/faq.ts";
import "./faq-list.css";

/** Questions that open, with their answers in the page from the start (B 2.2). */
export function FaqList({ faqs, title = "Domande frequenti" }: { faqs: readonly Faq[]; title?: string }) {
  return (
    <section className="section questions" aria-labelledby="questions-title">
      <div className="grid-page">
        <h2 id="questions-title">{title}</h2>
        <div className="questions-list">
          {faqs.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
