import { PageGrid } from "#app/ui/page-grid.tsx";
import { messages } from "#domain/messages.it.ts";
import styles from "./benefits-strip.module.css";

/** The four points of the company (product.md#advertised-points). */
export function BenefitsStrip() {
  return (
    <section className={styles.root} aria-label="Vantaggi">
      <PageGrid as="ul">
        {messages.benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </PageGrid>
    </section>
  );
}
