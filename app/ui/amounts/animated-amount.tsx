import { useLayoutEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Cents } from "#domain/money.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import styles from "./animated-amount.module.css";

const ANIMATION_MS = 240;

interface AnimatedAmountProps {
  amount: Cents;
  className?: string | undefined;
}

/**
 * Counts from the old amount to the new amount when a choice changes it (product.md#look). The text changes immediately, for screen readers and
 * copying; the counting digits are drawn over it. With reduced motion nothing counts.
 */
export function AnimatedAmount({ amount, className }: AnimatedAmountProps) {
  const words = useWords();
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);

  useLayoutEffect(() => {
    const { current: span } = element;
    const from = shown.current;
    if (!span || from === amount || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      shown.current = amount;
      return;
    }
    const render = (cents: Cents) => {
      shown.current = cents;
      span.dataset.counting = formatMoney(words, cents);
    };
    const startedAt = performance.now();
    const step = (now: number) => {
      const remaining = 1 - (now - startedAt) / ANIMATION_MS;
      if (remaining <= 0) return finish();
      // Ease out, in whole euros: the cents would only flicker.
      render(Math.round((amount + (from - amount) * remaining ** 3) / 100) * 100);
      frame = requestAnimationFrame(step);
    };
    const finish = () => {
      shown.current = amount;
      delete span.dataset.counting;
    };
    render(from);
    let frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete span.dataset.counting;
    };
  }, [amount, words]);

  return (
    <span ref={element} className={classNames(styles.root, className)}>
      {formatMoney(words, amount)}
    </span>
  );
}
