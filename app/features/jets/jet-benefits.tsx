import { PageGrid } from "#app/ui/page-grid.tsx";
import { JET_BENEFITS } from "#domain/jets/jet-texts.ts";
import styles from "./jet-benefits.module.css";

/** The four benefits of the hub (product.md#jet-pages). */
export function JetBenefits() {
  return (
    <PageGrid as="section" className={styles.root} aria-label="Perché volare con noi">
      <ul>
        {JET_BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
