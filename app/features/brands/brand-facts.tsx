import { Fragment } from "react";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-facts.module.css";

export interface BrandFact {
  label: string;
  value?: string;
  /** The label in English. */
  english?: string;
  /** A note in small print. */
  note?: string | undefined;
  /** Links to the counted pages: small below a value, large if there is no value. */
  links?: readonly { to: string; name: string }[];
}

interface BrandFactsProps {
  facts: readonly BrandFact[];
  /** row: across the page. beside: a column beside its car. within: side by side in the available width. */
  layout?: "row" | "beside" | "within";
}

/** Renders figures of a brand: counts, average price, delivery, rental terms (product.md#brand-pages). */
export function BrandFacts({ facts, layout = "row" }: BrandFactsProps) {
  const rows = facts.map(({ label, value, english, note, links = [] }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {value && (english ? <Bilingual english={english}>{value}</Bilingual> : value)}
        {note && <small>{note}</small>}
        {links.length > 0 && (
          <span className={classNames(styles.links, value && styles.beneath)}>
            {links.map(({ to, name }, index) => (
              <Fragment key={to}>
                {index > 0 && ", "}
                <Link to={to}>{name}</Link>
              </Fragment>
            ))}
          </span>
        )}
      </dd>
    </div>
  ));
  if (layout !== "row") return <dl className={classNames(styles.facts, styles[layout])}>{rows}</dl>;
  return (
    <PageGrid as="dl" className={classNames(styles.facts, styles.row)}>
      {rows}
    </PageGrid>
  );
}
