import { type Cents, formatEuro } from "#domain/money.ts";

interface PriceProps {
  amount: Cents;
  /** "al giorno", "all'ora", "a weekend": said after the amount. */
  unit?: string;
  /** "da", said before the amount. */
  prefix?: string;
  /** small 21, medium 28, large 42 px. */
  size?: "small" | "medium" | "large";
}

/** An amount in euro: Bodoni in a text cut so that the hairline of the 1 stays, tabular figures (design 10). */
export function Price({ amount, unit, prefix, size = "medium" }: PriceProps) {
  return (
    <span className={`price price-${size}`}>
      {prefix && <small>{prefix}&ensp;</small>}
      <span className="price-amount">{formatEuro(amount)}</span>
      {unit && <small>&ensp;{unit}</small>}
    </span>
  );
}
