interface Fact {
  label: string;
  value: string;
  /** The language of the value when it is not Italian. */
  lang?: string;
}

/** Figures of a brand in one row: counts, average price, delivery (B 2.3). */
export function BrandFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid-page brand-facts">
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
