import { Price } from "#app/ui/amounts/price.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Cents } from "#domain/money.ts";
import styles from "./category-card-footer.module.css";

interface CategoryCardFooterProps {
  name: string;
  /** Lowest price; null if there is none. */
  fromRate: Cents | null;
  className?: string | undefined;
}

/** The line under a category's picture, inside a link: name at the start, lowest price at the end. */
export function CategoryCardFooter({ name, fromRate, className }: CategoryCardFooterProps) {
  const { amounts } = useWords("amounts");
  return (
    <span className={classNames(styles.root, className)}>
      <b>{name}</b>
      {fromRate !== null && <Price amount={fromRate} prefix={amounts.from} size="small" />}
    </span>
  );
}
