import { Bilingual } from "#app/ui/bilingual.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-facts.module.css";

export interface Fact {
  label: string;
  value: string;
  /** A count or an amount, set larger than words. */
  figure?: true;
  /** The words in English that say it too. */
  english?: string;
}

/** Figures of a brand in one row, or in a column beside its car: counts, average price, delivery (product.md#brand-pages). */
export function BrandFacts({ facts, beside = false }: { facts: readonly Fact[]; beside?: boolean }) {
  const rows = facts.map(({ label, value, figure, english }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd className={figure && styles.figure}>{english ? <Bilingual english={english}>{value}</Bilingual> : value}</dd>
    </div>
  ));
  if (beside) return <dl className={classNames(styles.facts, styles.beside)}>{rows}</dl>;
  return (
    <PageGrid as="dl" className={classNames(styles.facts, styles.inRow)}>
      {rows}
    </PageGrid>
  );
}
