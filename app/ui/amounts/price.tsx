import { AnimatedAmount } from "#app/ui/amounts/animated-amount.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Cents } from "#domain/money.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import styles from "./price.module.css";

interface PriceProps {
  amount: Cents;
  /** Text after the amount: "al giorno", "all'ora", "a weekend". */
  unit?: string;
  /** Text before the amount: "da". */
  prefix?: string;
  /** Font size: small 21, medium 28, large 42 px. */
  size?: "small" | "medium" | "large";
  /** Counts from one amount to the next, for totals that a choice on the page changes. */
  isAnimated?: boolean;
  /** Can set --price-size for sizes in between. */
  className?: string | undefined;
}

/** An amount in euros: Bodoni at an optical size that keeps the hairline of the 1, with tabular figures (product.md#look). */
export function Price({ amount, unit, prefix, size = "medium", isAnimated, className }: PriceProps) {
  const words = useWords();
  return (
    <span className={classNames(styles.root, styles[size], className)}>
      {prefix && <small>{`${prefix}\u2002`}</small>}
      {isAnimated ? (
        <AnimatedAmount amount={amount} className={styles.amount} />
      ) : (
        <span className={styles.amount}>{formatMoney(words, amount)}</span>
      )}
      {unit && <small>{`\u2002${unit}`}</small>}
    </span>
  );
}
