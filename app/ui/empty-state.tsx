import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyStateIllustration } from "#app/ui/empty-state-illustration.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** Links or buttons to continue; the main one first. */
  actions?: ReactNode;
  level?: 1 | 2;
  className?: string | undefined;
}

/** Empty state: the illustration of an open road, a title, a hint and actions. */
export function EmptyState({ title, hint, actions, level = 2, className }: EmptyStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className={classNames(styles.root, className)} data-short-page="">
      <div>
        <Title className={styles.title}>{title}</Title>
        {hint && <p className={styles.hint}>{hint}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <EmptyStateIllustration />
    </div>
  );
}
