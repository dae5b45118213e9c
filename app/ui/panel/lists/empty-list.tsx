import type { ReactNode } from "react";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./lists.module.css";

/** Says that there is nothing, and what one can do about it. */
export function EmptyList({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={textStyles.meta}>{hint}</p>}
      {action}
    </div>
  );
}
