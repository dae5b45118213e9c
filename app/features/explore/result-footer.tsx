import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./result-footer.module.css";

interface ResultFooterProps {
  to: string;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  /** Of the first of a list: the one action of the view. */
  isLead: boolean;
  /** A `ResultTotal`, or why it cannot be had. */
  children: ReactNode;
}

/** The end of a result: what it comes to and the next step, side by side. On a phone it stays in view as long as the card does. */
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

/** The price of what was found, and what one pays it for: the whole rental, a day, an hour of flight, a weekend. */
export function ResultTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <p className={styles.total}>
      <span>{label}</span> <b>{amount}</b>
    </p>
  );
}

/** In place of the total: why it cannot be had. */
export function ResultUnavailableReason({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.total, styles.refusal)}>{children}</p>;
}
