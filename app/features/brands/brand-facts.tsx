import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-facts.module.css";

interface Fact {
  label: string;
  value: string;
  /** The language of the value when it is not Italian. */
  lang?: string;
}

/** Figures of a brand in one row: counts, average price, delivery (product.md#brand-pages). */
export function BrandFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <PageGrid as="dl" className={styles.root}>
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </PageGrid>
  );
}
