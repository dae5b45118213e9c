import type { ReactNode } from "react";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  /** Shown above the title. */
  kicker?: ReactNode;
  title: string;
  /** The introduction below the title. */
  intro?: ReactNode;
  /** Facts and a sentence, aligned with the title's base line. */
  children?: ReactNode;
}

/** Renders the header of a catalogue page: a large title and the content beside it. */
export function PageHero({ kicker, title, intro, children }: PageHeroProps) {
  return (
    <PageGrid as="header" className={styles.root}>
      {kicker && <p className={styles.above}>{kicker}</p>}
      <h1>{title}</h1>
      {intro && <PageIntro>{intro}</PageIntro>}
      {children && <div className={styles.aside}>{children}</div>}
    </PageGrid>
  );
}

/** Renders the introduction of a page; used below the picture where the page begins with one. */
export function PageIntro({ children }: { children: ReactNode }) {
  return <p className={styles.standfirst}>{children}</p>;
}
