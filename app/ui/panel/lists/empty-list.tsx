import type { ReactNode } from "react";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./lists.module.css";

/** Empty state of a list, with an action. */
export function EmptyList({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={textStyles.meta}>{hint}</p>}
      {action}
    </div>
  );
}
