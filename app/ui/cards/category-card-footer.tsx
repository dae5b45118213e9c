import { Price } from "#app/ui/amounts/price.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Cents } from "#domain/money.ts";
import styles from "./category-card-footer.module.css";

interface CategoryCardFooterProps {
  name: string;
  /** Its lowest price, null while there is none. */
  fromRate: Cents | null;
  className?: string | undefined;
}

/** What stands under the picture of a category, in a link: its name, and its lowest price at the far end of the line. */
export function CategoryCardFooter({ name, fromRate, className }: CategoryCardFooterProps) {
  return (
    <span className={classNames(styles.root, className)}>
      <b>{name}</b>
      {fromRate !== null && <Price amount={fromRate} prefix="da" size="small" />}
    </span>
  );
}
