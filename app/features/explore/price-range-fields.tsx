import { useState } from "react";
import { FilterGroup } from "#app/features/explore/filter-group.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { PRICE_SLIDERS, type PriceRange, type Service } from "#domain/catalogue/filters.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import styles from "./price-range-fields.module.css";

export default island("search/price-range-fields", PriceRangeFields, { words: ["priceRange"] });

/**
 * Renders a slider with two thumbs (product.md#explore-filters): two native range inputs on one track, usable by touch, keyboard and without scripts.
 */
function PriceRangeFields({
  service,
  range,
  isDated,
}: {
  service: Service;
  range: PriceRange | undefined;
  /** Whether the search has dates, so that the price per day is that of the dates. */
  isDated: boolean;
}) {
  const words = useWords("priceRange");
  const { priceRange } = words;
  const { min, max, step } = PRICE_SLIDERS[service];
  const [[lowest, highest], setRange] = useState<PriceRange>(range ?? [min, max]);
  const toPercent = (amount: number) => `${((amount - min) / (max - min)) * 100}%`;
  return (
    <FilterGroup legend={priceRange.legends[service]}>
      <div
        className={styles.track}
        style={{ "--from": toPercent(lowest), "--to": toPercent(highest) } as React.CSSProperties}
      >
        <input
          type="range"
          name="priceMin"
          aria-label={priceRange.lowest}
          aria-valuetext={formatMoney(words, lowest * 100)}
          min={min}
          max={max}
          step={step}
          value={lowest}
          onChange={(event) => setRange([Math.min(event.target.valueAsNumber, highest), highest])}
        />
        <input
          type="range"
          name="priceMax"
          aria-label={priceRange.highest}
          aria-valuetext={formatMoney(words, highest * 100)}
          min={min}
          max={max}
          step={step}
          value={highest}
          onChange={(event) => setRange([lowest, Math.max(event.target.valueAsNumber, lowest)])}
        />
      </div>
      <p className={styles.ends}>
        <span>{formatMoney(words, lowest * 100)}</span>
        <span>{formatMoney(words, highest * 100)}</span>
      </p>
      {service === "auto" && (
        <p className={styles.hint}>{isDated ? priceRange.hints.dated : priceRange.hints.undated}</p>
      )}
    </FilterGroup>
  );
}
