import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./result-foot.module.css";

interface ResultFootProps {
  address: string;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  /** A `ResultTotal`, or why it cannot be had. */
  children: ReactNode;
}

/** The end of a result: what it comes to and the next step. On a phone it stays in view as long as the card does. */
export function ResultFoot({ address, action, actionLabel, children }: ResultFootProps) {
  return (
    <div className={styles.root}>
      {children}
      <Link to={address} className={styles.action} aria-label={actionLabel}>
        {action}
      </Link>
    </div>
  );
}

/** What it comes to, and of what. */
export function ResultTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <p className={styles.total} data-total="">
      <span>{label}</span> <b>{amount}</b>
    </p>
  );
}

/** In place of the total: why it cannot be had. */
export function ResultRefusal({ children }: { children: ReactNode }) {
  return (
    <p className={classNames(styles.total, styles.refusal)} data-total="">
      {children}
    </p>
  );
}
