import { AnimatedAmount } from "#app/ui/amounts/animated-amount.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import styles from "./price.module.css";

interface PriceProps {
  amount: Cents;
  /** "al giorno", "all'ora", "a weekend": said after the amount. */
  unit?: string;
  /** "da", said before the amount. */
  prefix?: string;
  /** In the page's language, where that is another. */
  format?: (amount: Cents) => string;
  /** small 21, medium 28, large 42 px. */
  size?: "small" | "medium" | "large";
  /** Whether it counts from one amount to the next; for a total that a choice on the page changes. */
  isAnimated?: boolean;
  /** May set --price-size for an amount between these. */
  className?: string | undefined;
}

/** An amount in euro: Bodoni in a text cut so that the hairline of the 1 stays, tabular figures (product.md#look). */
export function Price({
  amount,
  unit,
  prefix,
  format = formatEuro,
  size = "medium",
  isAnimated,
  className,
}: PriceProps) {
  return (
    <span className={classNames(styles.root, styles[size], className)}>
      {prefix && <small>{`${prefix}\u2002`}</small>}
      {isAnimated ? (
        <AnimatedAmount amount={amount} className={styles.amount} />
      ) : (
        <span className={styles.amount}>{format(amount)}</span>
      )}
      {unit && <small>{`\u2002${unit}`}</small>}
    </span>
  );
}
