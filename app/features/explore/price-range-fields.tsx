import { useState } from "react";
import { FilterGroup } from "#app/features/explore/filter-group.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { PRICE_SLIDERS, type PriceRange, type Service } from "#domain/catalogue/filters.ts";
import { formatEuro } from "#domain/money.ts";
import styles from "./price-range-fields.module.css";

/** Not in explore-words.ts: this component is hydrated, and its bundle would include all those texts. */
const PRICE_LABELS: Readonly<Record<Service, string>> = {
  auto: "Prezzo al giorno",
  jet: "Prezzo all'ora",
  experience: "Prezzo a weekend",
};

export default island("search/price-range-fields", PriceRangeFields);

/**
 * Renders a slider with two thumbs (product.md#explore-filters): two native range inputs on one track, usable by touch, keyboard and without scripts.
 */
function PriceRangeFields({ service, range }: { service: Service; range: PriceRange | undefined }) {
  const { min, max, step } = PRICE_SLIDERS[service];
  const [[lowest, highest], setRange] = useState<PriceRange>(range ?? [min, max]);
  const toPercent = (amount: number) => `${((amount - min) / (max - min)) * 100}%`;
  return (
    <FilterGroup legend={PRICE_LABELS[service]}>
      <div
        className={styles.track}
        style={{ "--from": toPercent(lowest), "--to": toPercent(highest) } as React.CSSProperties}
      >
        <input
          type="range"
          name="priceMin"
          aria-label="Prezzo minimo"
          aria-valuetext={formatEuro(lowest * 100)}
          min={min}
          max={max}
          step={step}
          value={lowest}
          onChange={(event) => setRange([Math.min(event.target.valueAsNumber, highest), highest])}
        />
        <input
          type="range"
          name="priceMax"
          aria-label="Prezzo massimo"
          aria-valuetext={formatEuro(highest * 100)}
          min={min}
          max={max}
          step={step}
          value={highest}
          onChange={(event) => setRange([lowest, Math.max(event.target.valueAsNumber, lowest)])}
        />
      </div>
      <p className={styles.ends}>
        <span>{formatEuro(lowest * 100)}</span>
        <span>{formatEuro(highest * 100)}</span>
      </p>
    </FilterGroup>
  );
}
