import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./card-price-footer.module.css";

interface CardPriceFooterProps {
  price: ReactNode;
  /** Target of the card's link. */
  address: string;
  action: string;
  /** Accessible label: the action with the name of its object. */
  actionLabel: string;
  className?: string | undefined;
}

/** Last line of a card: its price and its link, whose underline gets stronger while the card is hovered. */
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
