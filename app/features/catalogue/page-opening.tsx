import type { ReactNode } from "react";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./page-opening.module.css";

interface PageOpeningProps {
  /** A word above the title. */
  above?: ReactNode;
  title: string;
  /** Facts and a sentence, beside the title's base line. */
  children?: ReactNode;
}

/** The head of a catalogue page: a Bodoni headline and what belongs beside it. */
export function PageOpening({ above, title, children }: PageOpeningProps) {
  return (
    <PageGrid as="header" className={styles.root}>
      {above && <p className={styles.above}>{above}</p>}
      <h1>{title}</h1>
      {children && <div className={styles.aside}>{children}</div>}
    </PageGrid>
  );
}
