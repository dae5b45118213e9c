import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** Ways out, as links or buttons. */
  actions?: ReactNode;
  level?: 1 | 2;
}

/** Nothing to show, said calmly: the shadow of a car on its road, a title, a hint and the ways out. */
export function EmptyState({ title, hint, actions, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div>
      <div className={styles.road}>
        <Picture src="/pictures/cars/mclaren-750s/cutout-700.webp" alt="" sizes="(min-width: 52rem) 700px, 90vw" />
      </div>
      <Title className={styles.title}>{title}</Title>
      {hint && <Text look="soft">{hint}</Text>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
