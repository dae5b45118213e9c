import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./card-price-footer.module.css";

interface CardPriceFooterProps {
  price: ReactNode;
  /** Where the card leads. */
  address: string;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  className?: string | undefined;
}

/** The last line of a card: its price, and its link, which is underlined more strongly while the card is hovered. */
export function CardPriceFooter({ price, address, action, actionLabel, className }: CardPriceFooterProps) {
  return (
    <p className={classNames(styles.root, className)}>
      {price}
      <Link to={address} className={styles.link} aria-label={actionLabel}>
        {action}
      </Link>
    </p>
  );
}
