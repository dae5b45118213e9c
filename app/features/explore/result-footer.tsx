import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./result-footer.module.css";

interface ResultFooterProps {
  to: string;
  action: string;
  /** The accessible name of the action, including the result's name. */
  actionLabel: string;
  /** The first result of a list: its action is the primary button. */
  isLead: boolean;
  /** A `ResultTotal`, or why the result is unavailable. */
  children: ReactNode;
}

/** Renders total and action of a result side by side. On a phone they stay in view while the card is. */
export function ResultFooter({ to, action, actionLabel, isLead, children }: ResultFooterProps) {
  return (
    <div className={styles.root}>
      {children}
      <ButtonLink to={to} variant={isLead ? "solid" : "outline"} className={styles.action} aria-label={actionLabel}>
        {action}
      </ButtonLink>
    </div>
  );
}

/** Renders a price and its unit: the whole rental, a day, an hour of flight or a weekend. */
export function ResultTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <p className={styles.total}>
      <span>{label}</span> <b>{amount}</b>
    </p>
  );
}

/** Replaces the total: why the result is unavailable. */
export function ResultUnavailableReason({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.total, styles.refusal)}>{children}</p>;
}
