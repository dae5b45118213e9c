import { useLayoutEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import styles from "./counting-amount.module.css";

const COUNT_MS = 240;

interface CountingAmountProps {
  amount: Cents;
  className?: string | undefined;
}

/**
 * An amount that counts from what it was to what it is when a choice changes it (product.md#look). Its text is the new one at once, for screen readers
 * and whoever copies it: what counts is drawn over it. Where less motion is asked for nothing counts.
 */
export function CountingAmount({ amount, className }: CountingAmountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);

  useLayoutEffect(() => {
    const { current: counter } = element;
    const from = shown.current;
    if (!counter || from === amount || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      shown.current = amount;
      return;
    }
    const show = (cents: Cents) => {
      shown.current = cents;
      counter.dataset.counting = formatEuro(cents);
    };
    const startedAt = performance.now();
    const step = (now: number) => {
      const left = 1 - (now - startedAt) / COUNT_MS;
      if (left <= 0) return end();
      // Fast at first, and whole euros: the last digits would only flicker.
      show(Math.round((amount + (from - amount) * left ** 3) / 100) * 100);
      frame = requestAnimationFrame(step);
    };
    const end = () => {
      shown.current = amount;
      delete counter.dataset.counting;
    };
    show(from);
    let frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete counter.dataset.counting;
    };
  }, [amount]);

  return (
    <span ref={element} className={classNames(styles.root, className)}>
      {formatEuro(amount)}
    </span>
  );
}
