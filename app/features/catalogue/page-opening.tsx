import type { ReactNode } from "react";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./page-opening.module.css";

interface PageOpeningProps {
  /** A word above the title. */
  above?: ReactNode;
  title: string;
  /** What there is to say of it, under the title. */
  standfirst?: ReactNode;
  /** Facts and a sentence, beside the title's base line. */
  children?: ReactNode;
}

/** The head of a catalogue page: a Bodoni headline and what belongs beside it. */
export function PageOpening({ above, title, standfirst, children }: PageOpeningProps) {
  return (
    <PageGrid as="header" className={styles.root}>
      {above && <p className={styles.above}>{above}</p>}
      <h1>{title}</h1>
      {standfirst && <Standfirst>{standfirst}</Standfirst>}
      {children && <div className={styles.aside}>{children}</div>}
    </PageGrid>
  );
}

/** What there is to say of a page's subject; of a page that shows it first, after that. */
export function Standfirst({ children }: { children: ReactNode }) {
  return <p className={styles.standfirst}>{children}</p>;
}
